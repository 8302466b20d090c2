import type { ApolloServerPlugin } from '@apollo/server';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import { operationNames } from '../generated/operationNames.ts';
import type { Context } from '../graphql/context.ts';

/** Names the span around an operation. Clients choose names, so only those of our own clients are used. */
export const operationSpanPlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ operation, operationName, response: { body } }) {
        const span = trace.getActiveSpan();
        if (!span) return;
        const name = operationName && operationNames.has(operationName) ? operationName : null;
        const type = operation?.operation ?? 'invalid';
        span.updateName(name ? `${type} ${name}` : type);
        span.setAttribute('graphql.operation.type', type);
        if (name) span.setAttribute('graphql.operation.name', name);
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        if (errors.length === 0) return;
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', String(errors[0]?.extensions?.code));
      },
    };
  },
};
