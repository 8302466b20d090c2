import type { ExecutionResult } from 'graphql';

// How the playground talks to the shop that serves it.

/** What the page keeps of the answers that it sees. */
export interface Session {
  /** The bearer token; empty when nobody is signed in. */
  token: string;
  /** A checkout that waits to be paid; null when there is none. */
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

/** Sends one GraphQL request; `headers` win over the session's. */
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

/** What an answer says about the session: a sign-in's token, a sign-out, a checkout begun or paid. */
export function learnt(data: Record<string, unknown>): Partial<Session> {
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
