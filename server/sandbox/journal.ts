import { closeSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** An append-only file of JSON lines that survives the death of the process at any moment. One process owns it. */
export interface Journal<T> {
  /** Writes one line before it returns. Throws if the disk fails, and then leaves the file unchanged. */
  append(line: T): void;
  close(): void;
}

/**
 * Opens `file` (its folder is made if missing), hands every whole line to `replay`, and cuts off a last line
 * that a crash has left incomplete: its request was never answered. Null: nothing is stored.
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
    throw new Error(`The sandbox journal is damaged at ${place}. Move the file away to start afresh.`, {
      cause,
    });
  }
}
