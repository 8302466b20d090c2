import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A received mail, decoded. */
export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  /** Names in lower case. */
  headers: Map<string, string>;
  attachments: { fileName: string; content: Buffer }[];
}

export interface MailServer {
  url: string;
  /** All received mails, oldest first. */
  mails: ReceivedMail[];
  /** SMTP reply codes with which it refuses the next recipients. */
  refusals: number[];
  close(): Promise<void>;
}

/** A local SMTP server that stores the mails it receives. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_, __, done) {
      const responseCode = refusals.shift();
      done(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : null);
    },
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        mails.push(parseMail(raw, envelope.rcptTo.map(({ address }) => address).join()));
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // A shop that is killed breaks its connection off, and sends the mail again.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function parseMail(raw: string, to: string): ReceivedMail {
  const { headers, content } = parsePart(raw);
  const boundary = /^multipart\/mixed;.*boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const [body, ...files] = boundary
    ? content
        .toString()
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => parsePart(part.replace(/^\r\n/, '')))
    : [{ headers, content }];
  return {
    to,
    from: headers.get('from') ?? '',
    subject: headers.get('subject') ?? '',
    text: String(body?.content).replaceAll('\r\n', '\n').trimEnd(),
    headers,
    attachments: files.map((file) => ({
      fileName: /filename="?([^";]+)/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? '',
      content: file.content,
    })),
  };
}

/** A mail, or a part of one. */
function parsePart(raw: string): { headers: Map<string, string>; content: Buffer } {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const encoded = body.join('\r\n\r\n');
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return { headers, content: Buffer.from(encoded, 'base64') };
  return {
    headers,
    content: encoding === 'quoted-printable' ? fromQuotedPrintable(encoded) : Buffer.from(encoded),
  };
}

function fromQuotedPrintable(encoded: string): Buffer {
  const bytes = encoded
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
