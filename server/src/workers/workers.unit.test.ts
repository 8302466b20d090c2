import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from '../lib/log.ts';
import { createWorkers } from './workers.ts';

/** A worker without a process. */
class FakeWorker extends EventEmitter {
  process: { pid: number | undefined; kill: jest.Mock };
  sent: string[] = [];
  constructor(pid: number | undefined) {
    super();
    this.process = { pid, kill: jest.fn(() => this.emit('exit', 0, null)) };
  }
  send({ kind }: { kind: string }): void {
    this.sent.push(kind);
  }
  async becomeReady(): Promise<void> {
    this.emit('message', { kind: 'ready', databaseLabel: 'a database', migrations: [] });
    await nextTurn();
  }
  async exit(code: number): Promise<void> {
    this.emit('exit', code, null);
    await nextTurn();
  }
}

let forks: FakeWorker[];
let nextPid: () => number | undefined;
beforeEach(() => {
  forks = [];
  nextPid = () => 1000 + forks.length;
  jest.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = new FakeWorker(nextPid());
    forks.push(worker);
    return worker as unknown as Worker;
  });
});
afterEach(() => jest.restoreAllMocks());

/** The worker that was started as the given one, from 0. */
function fork(index: number): FakeWorker {
  const worker = forks[index];
  if (!worker) throw new Error(`There are ${forks.length} workers`);
  return worker;
}

const waitForForks = async (count: number): Promise<void> => {
  while (forks.length < count) await nextTurn();
};

/** One worker that is ready. */
async function startOne() {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const workers = createWorkers({
    log: log as unknown as Log,
    count: 1,
    start: { cookieSecret: 'secret', demoServicesUrl: null },
    onReady: jest.fn(),
    onMail: jest.fn(),
  });
  const started = workers.startAll();
  await fork(0).becomeReady();
  await started;
  return { workers, log };
}

describe('createWorkers', () => {
  it('starts one successor of a worker that dies while it is replaced, and can replace again', async () => {
    const { workers, log } = await startOne();
    const replaced = workers.replaceAll();
    await fork(0).exit(1);
    await fork(1).becomeReady();
    await replaced;
    expect(log.error.mock.calls).toEqual([[expect.objectContaining({ worker: 1 }), 'a worker has died']]);
    expect(log.info).toHaveBeenLastCalledWith('all workers are replaced');

    const replacedAgain = workers.replaceAll();
    await fork(2).becomeReady();
    expect(fork(1).sent).toEqual(['retire']);
    await fork(1).exit(0);
    await replacedAgain;
    expect(forks).toHaveLength(3);
    expect(await workers.stop(1000)).toBe(0);
  });

  it('keeps the old worker when its successor does not start', async () => {
    const { workers } = await startOne();
    const replaced = workers.replaceAll();
    await fork(1).exit(1);
    await replaced;
    expect(fork(0).sent).toEqual([]);
    await fork(0).exit(1);
    await waitForForks(3);
  });

  it('starts another worker when neither the old one nor its successor lives', async () => {
    const { workers } = await startOne();
    const replaced = workers.replaceAll();
    await fork(0).exit(1);
    await fork(1).exit(1);
    await replaced;
    await waitForForks(3);
  });

  it('says which workers it does not replace because they are starting', async () => {
    const { workers, log } = await startOne();
    await fork(0).exit(1);
    await waitForForks(2);
    await workers.replaceAll();
    expect(log.warn).toHaveBeenCalledWith({ workers: [1] }, expect.stringContaining('not replaced'));
    expect(log.info).not.toHaveBeenCalledWith('all workers are replaced');
  });

  it('goes on when a message cannot be sent or a process cannot be created', async () => {
    const { workers, log } = await startOne();
    fork(0).emit('error', new Error('write EPIPE'));
    expect(log.error).toHaveBeenLastCalledWith(
      expect.objectContaining({ worker: 1, workerPid: 1000 }),
      'an error of a worker',
    );

    nextPid = () => undefined;
    const replaced = workers.replaceAll();
    const err = new Error('spawn EAGAIN');
    fork(1).emit('error', err);
    await replaced;
    expect(log.error).toHaveBeenLastCalledWith({ err }, expect.stringContaining('does not start'));
    expect(await workers.stop(1000)).toBe(0);
    expect(fork(1).process.kill).not.toHaveBeenCalled();
  });
});
