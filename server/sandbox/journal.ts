import { closeSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** An append-only file of JSON lines that stays valid if the process is killed at any moment. One process uses it at a time. */
export interface Journal<T> {
  /** Writes one line before it returns. Throws if the disk fails, and then leaves the file unchanged. */
  append(line: T): void;
  close(): void;
}

/**
 * Opens `file`, and creates its folder if needed. Calls `replay` with every complete line. Removes an incomplete last line, which a
 * crash may have left: its request got no response. Null: nothing is stored.
 */
export function openJournal<T>(file: string | null, replay: (line: T) => void): Journal<T> {
  if (file === null) return { append: () => {}, close: () => {} };

  mkdirSync(dirname(file), { recursive: true });
  const fd = openSync(file, 'a+');
  const content = readFileSync(fd);
  let length = content.lastIndexOf('\n') + 1;
  if (length < content.length) truncateSync(file, length);

  const lines = content.subarray(0, length).toString().split('\n').slice(0, -1);
  for (const [index, line] of lines.entries()) replay(parseLine(line, `${file}:${index + 1}`));

  return {
    append(line) {
      const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
      try {
        for (let written = 0; written < bytes.length; ) written += writeSync(fd, bytes, written);
      } catch (error) {
        truncateSync(file, length);
        throw error;
      }
      length += bytes.length;
    },
    close: () => closeSync(fd),
  };
}

function parseLine<T>(line: string, place: string): T {
  try {
    return JSON.parse(line) as T;
  } catch (cause) {
    throw new Error(
      `The sandbox journal is damaged at ${place}. Move the file away to start with an empty ledger.`,
      {
        cause,
      },
    );
  }
}
