import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * The server's log: a JSON line an event. Tokens, passwords and cookies never reach it.
 * @param destination default: standard output
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    serializers: { err: withoutValues },
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.keySecret'],
  };
  return destination ? pino(options, destination) : pino(options);
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
  if (!(error instanceof Error)) return { type: typeof error, message: withoutCredentials(describe(error)) };
  const { name, message, stack, cause } = error;
  const code = (error as { code?: unknown }).code;
  return {
    type: name,
    message: withoutCredentials(message),
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack: withoutCredentials(stack) }),
    ...(cause === undefined ? {} : { cause: withoutValues(cause) }),
  };
}

/** Servers that fail may repeat what they were sent. */
const withoutCredentials = (text: string): string => text.replace(/\b(Basic|Bearer) [\w.~+/=-]+/gi, '$1 …');

/** Razorpay's SDK throws plain objects. */
function describe(thrown: unknown): string {
  try {
    return JSON.stringify(thrown) ?? String(thrown);
  } catch {
    return String(thrown);
  }
}
