import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Env } from '../config/env.ts';
import type { Log } from '../lib/log.ts';
import { serve } from '../serve.ts';
import { runWorker } from './worker.ts';

jest.mock('../serve.ts', () => ({ serve: jest.fn() }));

const close = jest.fn();
const exit = jest.fn();
/** The messages and signals that the worker receives. */
let events: EventEmitter;
let sent: string[];
const { send } = process;

beforeEach(() => {
  events = new EventEmitter();
  sent = [];
  jest.spyOn(process, 'on').mockImplementation((name, listener) => {
    events.on(name, listener);
    return process;
  });
  jest.spyOn(process, 'off').mockImplementation((name, listener) => {
    events.off(name, listener);
    return process;
  });
  jest.spyOn(process, 'exit').mockImplementation(exit as never);
  process.send = (message, ...args) => {
    sent.push((message as { kind: string }).kind);
    const onSent = args.at(-1) as (error: Error | null) => void;
    onSent(null);
    return true;
  };
  jest
    .mocked(serve)
    .mockResolvedValue({ databaseLabel: 'a database', migrations: [], ready: Promise.resolve(), close });
});
afterEach(() => {
  if (send) process.send = send;
  else delete process.send;
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

/** Starts a worker; the primary process has not answered yet. */
function startWorker(): Promise<void> {
  const log = { log: {} as Log, showAll: () => {} };
  return runWorker({ env: {} as Env, log, createMetricsOpener: () => async () => null });
}

const START = { kind: 'start', number: 2, cookieSecret: 'secret', demoServicesUrl: null };

describe('runWorker', () => {
  it('waits for the message of its start, also when a request for metrics comes first', async () => {
    const started = startWorker();
    events.emit('message', { type: 'prom-client:getMetricsReq', requestId: 0 });
    await nextTurn();
    expect(serve).not.toHaveBeenCalled();
    events.emit('message', START);
    await started;
    expect(serve).toHaveBeenCalledWith(
      expect.objectContaining({ env: expect.objectContaining({ cookieSecret: 'secret' }) }),
    );
    expect(sent).toEqual(['loaded', 'ready']);
  });

  it('goes on closing at the first signal after its retirement', async () => {
    const started = startWorker();
    events.emit('message', START);
    await started;
    const now = jest.spyOn(performance, 'now');
    now.mockReturnValue(0);
    events.emit('message', { kind: 'retire' });
    expect(close).toHaveBeenCalledTimes(1);
    now.mockReturnValue(5000);
    events.emit('SIGTERM');
    expect([close.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
    now.mockReturnValue(10_000);
    events.emit('SIGTERM');
    expect(exit).toHaveBeenCalledWith(1);
  });

  it('goes on closing when it is retired after a signal', async () => {
    const started = startWorker();
    events.emit('message', START);
    await started;
    const now = jest.spyOn(performance, 'now');
    now.mockReturnValue(0);
    events.emit('SIGTERM');
    now.mockReturnValue(5000);
    events.emit('message', { kind: 'retire' });
    expect([close.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
  });
});
