import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import sharp from 'sharp';
import { eventually } from '../../test/eventually.ts';
import { type Shopper, startShop, type TestShop } from '../../test/testkit.ts';
import { UnavailableError } from '../lib/unavailableError.ts';
import { createUploadPlaces } from './uploadPlaces.ts';

// How many uploads are read at a time, and what becomes of the others.

const MB = 1024 * 1024;
const PLACES = 4;
const WAITING = 20;
/** Of a catalogue; behind a picture it does not matter. */
const ROW = 'Rice,Grains,20\n';

let kit: TestShop;
let owner: Shopper;
let asha: Shopper;
let picture: Buffer;
beforeAll(async () => {
  kit = await startShop();
  owner = await kit.newStaff('owner');
  asha = await kit.newShopper();
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(() => kit.close());

/** The server's ends of the connections, by the header `x-upload`. */
const serverSockets = new Map<string, Socket>();
const onRequest = (message: unknown) => {
  const { headers, socket } = (message as { request: IncomingMessage }).request;
  serverSockets.set(String(headers['x-upload']), socket);
};
beforeAll(() => channel('http.server.request.start').subscribe(onRequest));
afterAll(() => channel('http.server.request.start').unsubscribe(onRequest));

let uploads: Upload[] = [];
afterEach(() => {
  for (const { socket } of uploads) socket.destroy();
  uploads = [];
});

interface Upload {
  socket: Socket;
  /** Bytes that the server has read. */
  read(): number;
  /** Sends the end of the body. */
  finish(): void;
  /** The status that the server has answered; undefined before. */
  status(): string | undefined;
}

const kinds = {
  avatar: {
    path: '/api/user/upload',
    field: 'images',
    content: () => picture,
    token: () => asha.token,
    status: '200',
  },
  'picture of the desk': {
    path: '/desk/pictures?purpose=product',
    field: 'image',
    content: () => picture,
    token: () => owner.token,
    status: '200',
  },
  import: {
    path: '/desk/imports',
    field: 'file',
    content: () => Buffer.from(`name,category,price\n${ROW}`),
    token: () => owner.token,
    status: '201',
  },
};
type Kind = keyof typeof kinds;

/** Sends an upload but for its last bytes. */
async function send(kind: Kind, bytes = 0): Promise<Upload> {
  const { path, field, content, token } = kinds[kind];
  const name = `${kind} ${serverSockets.size} ${Math.random()}`;
  const form = Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`),
    content(),
    Buffer.alloc(bytes, ROW),
  ]);
  const end = '\r\n--x--\r\n';
  const { hostname, port } = new URL(kit.url);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => (received += text)).on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `X-Upload: ${name}`,
      `Authorization: Bearer ${token()}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${form.length + end.length}`,
      '',
      '',
    ].join('\r\n'),
  );
  socket.write(form);
  const upload = {
    socket,
    read: () => serverSockets.get(name)?.bytesRead ?? 0,
    finish: () => void socket.write(end),
    status: () => /^HTTP\/1\.1 (\d+)/.exec(received)?.[1],
  };
  uploads.push(upload);
  return upload;
}

const sendMany = (kind: Kind, count: number, bytes?: number): Promise<Upload[]> =>
  Promise.all(Array.from({ length: count }, () => send(kind, bytes)));
const areRead = (bytes: number) => uploads.filter(({ read }) => read() > bytes);
const statuses = () => uploads.map(({ status }) => status());

describe.each(['avatar', 'picture of the desk', 'import'] as const)(
  'twelve uploads at a time: %s',
  (kind) => {
    it('are read four at a time, and all succeed', async () => {
      await sendMany(kind, 12, 5 * MB);
      const finished = new Set<Upload>();
      while (finished.size < uploads.length) {
        await eventually(() => areRead(5 * MB).length, finished.size + PLACES);
        // The others have sent what fits into the buffers of their connection.
        expect(areRead(MB)).toHaveLength(finished.size + PLACES);
        for (const upload of areRead(5 * MB)) {
          if (!finished.has(upload)) upload.finish();
          finished.add(upload);
        }
      }
      await eventually(statuses, Array(12).fill(kinds[kind].status));
    });
  },
);

it('shoppers keep no member of staff from uploading', async () => {
  await sendMany('avatar', 2 * PLACES, MB);
  const [upload] = await sendMany('picture of the desk', 1);
  upload?.finish();
  await eventually(() => upload?.status(), '200');
});

it('who breaks off leaves its place to others, read or waiting', async () => {
  const leaving = await sendMany('avatar', 2 * PLACES, 2 * MB);
  await eventually(() => areRead(2 * MB).length, PLACES);
  for (const { socket } of leaving) socket.destroy();
  uploads = [];
  await sendMany('avatar', PLACES);
  for (const { finish } of uploads) finish();
  await eventually(statuses, Array(PLACES).fill('200'));
});

it('when many wait, further ones get 503 with Retry-After', async () => {
  await sendMany('avatar', PLACES + WAITING + 1, 10_000);
  await eventually(() => statuses().filter(Boolean), ['503']);
});

it('who waits for too long is refused, and takes no place later', async () => {
  const places = createUploadPlaces(20);
  const request = { raw: new IncomingMessage(new Socket()) };
  const releases = await Promise.all(Array.from({ length: PLACES }, () => places.take(request)));
  await expect(places.take(request)).rejects.toThrow(UnavailableError);
  releases.pop()?.();
  releases.push(await places.take(request));
  await expect(places.take(request)).rejects.toThrow(UnavailableError);
});
