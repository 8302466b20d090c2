import type { ExecutionResult } from 'graphql';

// The playground's requests to the shop that serves it.

/** The playground's state, which is read from responses. */
export interface Session {
  /** The bearer token; empty when signed out. */
  token: string;
  /** An unpaid checkout; null without one. */
  checkout: Checkout | null;
}

export interface Checkout {
  amount: number;
  amountInPaise: number;
  currency: string;
  keyId: string;
  providerOrderId: string;
  scriptUrl: string;
}

/** Sends a GraphQL request; `headers` override those of the session. */
export async function send(
  request: { query: string; variables?: unknown; operationName?: string | null },
  token: string,
  headers: Record<string, unknown> = {},
): Promise<ExecutionResult<Record<string, unknown>>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(headers as Record<string, string>),
    },
    body: JSON.stringify(request),
  });
  return response.json();
}

/** The change of the session by a response: a new token, a sign-out, a begun or paid checkout. */
export function sessionChange(data: Record<string, unknown>): Partial<Session> {
  const session: Partial<Session> = {};
  for (const [field, value] of Object.entries(data)) {
    const { token, checkout } = (value ?? {}) as { token?: string; checkout?: Checkout };
    if (token) session.token = token;
    if (field === 'signOut') session.token = '';
    if (checkout?.scriptUrl) session.checkout = checkout;
    if (field === 'completeCheckout') session.checkout = null;
  }
  return session;
}
