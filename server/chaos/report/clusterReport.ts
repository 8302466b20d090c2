import type { Cluster } from '../environment/cluster.ts';
import type { Availability } from './availability.ts';
import type { MailCounts } from './mails.ts';

const WIDTH = 32;

/** Formats what shoppers noticed, a line for each kind of fault. */
export function formatAvailability(availability: { [fault: string]: Availability }): string {
  const header = ['faults', 'requests', 'failed', 'again', 'stall ms', 'slowest ms'];
  const rows = Object.entries(availability).map(([name, summary]) => {
    const failures = Object.entries(summary.failed).map(([status, count]) => `${count} × ${status}`);
    return (
      formatRow(name, [
        summary.faults,
        summary.requests,
        Object.values(summary.failed).reduce((sum, count) => sum + count, 0),
        summary.failedAgain,
        summary.longestStallMs,
        summary.slowestMs,
      ]) + (failures.length > 0 ? `   ${failures.join(', ')}` : '')
    );
  });
  return [formatRow('', header), ...rows, ''].join('\n');
}

const formatRow = (name: string, cells: (string | number)[]): string =>
  name.padEnd(WIDTH) + cells.map((cell) => String(cell).padStart(11)).join('');

export const formatMails = ({ sent, sentAgain, waiting }: MailCounts): string =>
  `mails: ${sent} sent, ${sentAgain} of them more than once, ${waiting} wait\n`;

/** Formats the processes of a cluster, a line each. */
export function formatProcesses({ proxy, servers, nodes, redis, provider }: Cluster): string {
  const rows = [
    [proxy.name, proxy.port, proxy.pid],
    ...servers.map(({ name, port, pid }) => [name, port, pid()]),
    ...nodes.map(({ name, port, pid }) => [name, port, pid]),
    [redis.name, new URL(redis.url).port, redis.pid],
    ['sandbox', provider.port, provider.pid],
  ];
  return rows
    .map(([name, port, pid]) => `${String(name).padEnd(12)} 127.0.0.1:${String(port).padEnd(6)} pid ${pid}`)
    .join('\n');
}
