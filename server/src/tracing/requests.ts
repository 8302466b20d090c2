import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routePatternOf } from '../http/routePattern.ts';
import { tracer } from '../lib/span.ts';

/** Health checks arrive every second or two, and say nothing. */
const UNTRACED = ['/healthz', '/readyz'];

/**
 * Runs each request in a span. To be called before routes are registered.
 * @param hasProxy whether a `traceparent` comes from our proxy; others are ignored, because a shopper could have everything recorded
 */
export function traceRequests(app: FastifyInstance, { hasProxy }: { hasProxy: boolean }): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _, done) => {
    if (UNTRACED.includes(request.url)) {
      done();
      return;
    }
    const parent = hasProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': request.method, 'kirana.request_id': request.id };
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    const route = routePatternOf(request);
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    end(request);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.setAttribute('error.type', 'aborted');
    end(request);
    done();
  });

  function end(request: FastifyRequest): void {
    spans.get(request)?.end();
    spans.delete(request);
  }
}
