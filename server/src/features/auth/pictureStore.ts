import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../config/env.ts';

/** Where the files of uploaded pictures are, by their names. */
export interface PictureStore {
  put(name: string, picture: Buffer): Promise<void>;
  /** Null: there is none of that name. */
  get(name: string): Promise<Buffer | null>;
  /** Gone already is a success too. */
  remove(name: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;

export function folderStore(folder: string): PictureStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: string) => path.join(folder, name);
  return {
    put: (name, picture) => writeFile(fileOf(name), picture),
    get: (name) =>
      readFile(fileOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

/** The bucket need not be public: the shop hands the pictures out itself, under the same addresses as those on disk. */
export function s3Store({ endpoint, bucket, ...account }: S3Settings): PictureStore {
  const s3 = new AwsClient({ ...account, service: 's3', retries: 2 });

  async function request(method: string, name: string, body?: Buffer): Promise<Response> {
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/uploads/${name}`;
    const response = await s3.fetch(url, {
      method,
      ...(body && { body: new Uint8Array(body), headers: { 'content-type': 'image/webp' } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok || response.status === 404) return response;
    // What it says names the account.
    const said = await response.text();
    // So a bucket answers whose list the account may not read.
    if (method === 'GET' && response.status === 403 && said.includes('<Code>AccessDenied</Code>'))
      return new Response(null, { status: 404 });
    throw new Error(`The picture store answered ${response.status} to ${method}`);
  }

  return {
    async put(name, picture) {
      const { status } = await request('PUT', name, picture);
      if (status === 404) throw new Error('The picture store has no such bucket');
    },
    async get(name) {
      const response = await request('GET', name);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    async remove(name) {
      await request('DELETE', name);
    },
  };
}
