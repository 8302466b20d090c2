import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../src/config/env.ts';

// An S3 bucket that computes the Signature Version 4 of each request and refuses wrong signatures.

export interface S3Server {
  settings: S3Settings;
  objects: Map<string, Buffer>;
  /** Statuses of all responses, oldest first. */
  statuses: number[];
  /** Answers the next `count` requests with 503. */
  fail(count: number): void;
  /** Answers requests for missing objects with 403, as S3 does for an account without the list permission. */
  hideMissing(): void;
  close(): Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const statuses: number[] = [];
  let failures = 0;
  let hidesMissing = false;
  const settings: S3Settings = {
    endpoint: '',
    bucket: 'kirana-pictures',
    region: 'ap-south-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  };

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const [status, answer] = failures-- > 0 ? [503] : respond(request, body);
    statuses.push(status);
    response.writeHead(status).end(answer);
  });

  function respond(request: IncomingMessage, body: Buffer): [number, Buffer?] {
    if (!isSigned(request, body, settings)) return [403, Buffer.from('<Error>SignatureDoesNotMatch</Error>')];
    const path = String(request.url);
    if (!path.startsWith(`/${settings.bucket}/`)) return [404];
    switch (request.method) {
      case 'PUT':
        objects.set(path, body);
        return [200];
      case 'DELETE':
        objects.delete(path);
        return [204];
      default: {
        const object = objects.get(path);
        if (object) return [200, object];
        return hidesMissing ? [403, Buffer.from('<Error><Code>AccessDenied</Code></Error>')] : [404];
      }
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings,
    objects,
    statuses,
    fail(count) {
      failures = count;
    },
    hideMissing() {
      hidesMissing = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();

/** Signature Version 4, from Amazon's documentation: canonical request, string to sign, signing key of the day. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer, account: S3Settings): boolean {
  const [, keyId, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [date = '', region, service, end] = scope.split('/');
  const time = String(headers['x-amz-date']);
  const hash = String(headers['x-amz-content-sha256']);
  if (keyId !== account.accessKeyId || region !== account.region || service !== 's3') return false;
  if (end !== 'aws4_request' || !time.startsWith(date)) return false;
  if (!names.split(';').includes('host') || (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)))
    return false;
  const canonical = [
    method,
    url,
    '',
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    (before, part) => hmac(before, part),
    hmac(`AWS4${account.secretAccessKey}`, date),
  );
  return hmac(key, toSign).toString('hex') === signature;
}
