import {
  type Attributes,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

// Without `server/src/tracing`, which is loaded if traces are configured, these functions only call `work`.

/** Creates the shop's spans. */
export const tracer = trace.getTracer('kirana');

/**
 * Runs work in a span, by default a call of another service. Spans that it starts are children of this one.
 * @param name bounded, like the values of `attributes`; neither ever contains personal data
 * @throws what `work` throws
 */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  kind = SpanKind.CLIENT,
): Promise<T> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs a GraphQL operation in a span. */
export const inOperationSpan = <T>(work: () => Promise<T>): Promise<T> =>
  inSpan('graphql', {}, work, SpanKind.INTERNAL);

/** Runs work that does not belong to the request that starts it, such as background work for many requests. */
export const outsideOfSpans = <T>(work: () => T): T => context.with(ROOT_CONTEXT, work);

/** The id of the trace that the caller is part of. */
export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

/** Adds the kind of error, but not its message: messages of a database name the values of rows. */
function markFailed(span: Span, error: unknown): void {
  const code = (error as { code?: unknown } | null)?.code;
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute(
    'error.type',
    typeof code === 'string' ? code : error instanceof Error ? error.constructor.name : typeof error,
  );
}
