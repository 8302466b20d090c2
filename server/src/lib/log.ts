import { type Logger, pino } from 'pino';

export type Log = Logger;

/** The server's log: a JSON line an event. Tokens, passwords and cookies never reach it. */
export function createLog(level: string): Log {
  return pino({
    level,
    serializers: { err: withoutValues },
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.keySecret'],
  });
}

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: LoggedError;
}

/** What is logged of an error: errors of the database also carry the statement's values, among them password hashes. */
function withoutValues(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: describe(error) };
  const { name, message, stack, cause } = error;
  const code = (error as { code?: unknown }).code;
  return {
    type: name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack }),
    ...(cause === undefined ? {} : { cause: withoutValues(cause) }),
  };
}

/** Razorpay's SDK throws plain objects. */
function describe(thrown: unknown): string {
  try {
    return JSON.stringify(thrown) ?? String(thrown);
  } catch {
    return String(thrown);
  }
}
