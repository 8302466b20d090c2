import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Env, S3Settings } from '../../../config/env.ts';
import { uploadsDir } from '../../../config/paths.ts';
import { nullIfMissing } from '../../../lib/nullIfMissing.ts';
import { inSpan } from '../../../lib/span.ts';
import { UnavailableError } from '../../../lib/unavailableError.ts';

/** Stores the files of uploaded pictures by name. */
export interface PictureStore {
  put(name: string, picture: Buffer): Promise<void>;
  /** Null when there is no file of that name. */
  get(name: string): Promise<Buffer | null>;
  /** Succeeds also when there is no such file. */
  remove(name: string): Promise<void>;
}

/** The store of the shop's configuration. */
export const openPictureStore = (env: Pick<Env, 's3' | 'dataDir'>): PictureStore =>
  env.s3 ? s3Store(env.s3) : folderStore(uploadsDir(env));

const TIMEOUT_MS = 10_000;

function folderStore(folder: string): PictureStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: string) => path.join(folder, name);
  return {
    put: (name, picture) => writeFile(fileOf(name), picture),
    get: (name) => readFile(fileOf(name)).catch(nullIfMissing),
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

/** Files in an S3 bucket. The bucket need not be public: the shop serves the pictures itself. */
function s3Store({ endpoint, bucket, ...account }: S3Settings): PictureStore {
  const s3 = new AwsClient({ ...account, service: 's3', retries: 2 });

  async function request(method: string, name: string, content?: Buffer): Promise<Response> {
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/uploads/${name}`;
    const options = {
      method,
      ...(content && { body: new Uint8Array(content), headers: { 'content-type': 'image/webp' } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const response = await inSpan(`S3 ${method}`, {}, () => s3.fetch(url, options)).catch(
      (cause: unknown) => {
        throw new UnavailableError('The picture store', { cause });
      },
    );
    if (response.ok || response.status === 404) return response;
    // Not part of the error below: it names the account.
    const body = await response.text();
    // Without permission to list the bucket, S3 answers 403 instead of 404.
    if (method === 'GET' && response.status === 403 && body.includes('<Code>AccessDenied</Code>'))
      return new Response(null, { status: 404 });
    if (response.status >= 500) throw new UnavailableError('The picture store');
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
