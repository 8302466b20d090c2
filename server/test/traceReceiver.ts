import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as OTLP's JSON has it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1 internal, 2 server, 3 client. */
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  /** 2: failed. */
  status: { code?: number };
}

interface ExportRequest {
  resourceSpans: {
    resource: { attributes: ReceivedSpan['attributes'] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

/** A collector of traces (OTLP over HTTP, JSON) on this machine. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const services = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as ExportRequest;
    for (const { resource, scopeSpans } of resourceSpans) {
      services.add(attributeOf(resource, 'service.name'));
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All spans so far. */
    spans,
    /** The names of the services that have sent them. */
    services,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export function attributeOf(
  { attributes }: Pick<ReceivedSpan, 'attributes'>,
  key: string,
): string | undefined {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value && String(Object.values(value)[0]);
}
