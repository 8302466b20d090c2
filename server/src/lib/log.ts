import { type DestinationStream, type Logger, pino } from 'pino';
import { currentTraceId } from './span.ts';

export type Log = Logger;

/**
 * A log of JSON lines without tokens, passwords and cookies.
 * @param destination default: standard output
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    serializers: { err: serializeError },
    mixin: traceFields,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.keySecret'],
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Leads from a line to the trace of its request, if there are traces. */
function traceFields(): object {
  const traceId = currentTraceId();
  return traceId ? { traceId } : {};
}

/** The log of this process. */
export interface ProcessLog {
  log: Log;
  /** Shows informational messages, too. */
  showAll(): void;
}

/**
 * The process's log: formatted for people on a terminal, JSON lines otherwise. Informational messages are hidden until `showAll` is
 * called, so that the greeting stands alone.
 * @param hasWorkers whether other processes write to the same terminal
 */
export async function openProcessLog(level: string, hasWorkers: boolean): Promise<ProcessLog> {
  const log = createLog(level, process.stdout.isTTY ? await openPrettyOutput(hasWorkers) : undefined);
  if (level === 'info') log.level = 'warn';
  return {
    log,
    showAll() {
      log.level = level;
    },
  };
}

async function openPrettyOutput(showPid: boolean): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({ ignore: showPid ? 'hostname' : 'pid,hostname', translateTime: 'SYS:HH:MM:ss', sync: true });
}

/** Omits other properties: database errors carry the statement's values, among them password hashes. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutCredentials(describeValue(error)) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: withoutCredentials(message),
    code: (error as { code?: unknown }).code,
    stack: stack && withoutCredentials(stack),
    cause: cause === undefined ? undefined : serializeError(cause),
  };
}

/** Error texts of other servers may repeat the request's credentials. */
const withoutCredentials = (text: string): string => text.replace(/\b(Basic|Bearer) [\w.~+/=-]+/gi, '$1 …');

/** For thrown values that are no errors: Razorpay's SDK throws plain objects. */
function describeValue(thrown: unknown): string {
  try {
    return JSON.stringify(thrown) ?? String(thrown);
  } catch {
    return String(thrown);
  }
}
