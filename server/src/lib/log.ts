import { type Logger, pino } from 'pino';

export type Log = Logger;

/** The server's log: a JSON line an event. Tokens, passwords and cookies never reach it. */
export function createLog(level: string): Log {
  return pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.keySecret'],
  });
}
