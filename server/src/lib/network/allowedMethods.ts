import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers methods that its path does not have. */
    refuses?: true;
  }
}

/** The methods of a path without its query; empty if no route has the path. */
export type MethodsOf = (path: string) => string[];

/** Collects the methods of all routes that are registered after this call. */
export function collectMethods(app: FastifyInstance): MethodsOf {
  const router = findMyWay({ ignoreTrailingSlash: true });
  const methods = new Set<HTTPMethods>();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.refuses) return;
    // A plugin's root is a route with and without a slash at its end, which are one for this router.
    const path = url.replace(/(?<=.)\/$/, '');
    for (const one of [method].flat()) {
      // Each path answers OPTIONS.
      if (one === 'OPTIONS' || router.hasRoute(one as HTTPMethod, path)) continue;
      methods.add(one);
      router.on(one as HTTPMethod, path, () => {});
    }
  });
  return (path) => [...methods].filter((method) => router.find(method as HTTPMethod, path) !== null).sort();
}

/** Sets the status of a request that no route answers: 405 if its path has other methods only, else 404. */
export const refuseMethod = (
  { method }: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
): FastifyReply =>
  methods.length === 0 || methods.includes(method)
    ? reply.code(404)
    : reply.code(405).header('allow', methods.join(', '));
