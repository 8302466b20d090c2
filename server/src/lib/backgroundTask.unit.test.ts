import { createBackgroundTask } from './backgroundTask.ts';

const nextTick = () => new Promise(setImmediate);
const onError = (error: unknown) => {
  throw error;
};

describe('createBackgroundTask', () => {
  it('runs one at a time, once more for all wakes during a run, and continues after an error', async () => {
    const endRun: (() => void)[] = [];
    const errors = jest.fn();
    const task = createBackgroundTask({
      run: async () => {
        await new Promise<void>((resolve) => endRun.push(resolve));
        if (endRun.length === 1) throw new Error('no');
      },
      onError: errors,
    });

    for (let count = 0; count < 5; count++) task.wake();
    expect(endRun).toHaveLength(1);
    task.wake();
    endRun[0]?.();
    await nextTick();
    expect(errors).toHaveBeenCalledTimes(1);
    expect(endRun).toHaveLength(2);
    endRun[1]?.();
    await nextTick();
    expect(endRun).toHaveLength(2);
  });

  it('stops after the current run', async () => {
    const endRun: (() => void)[] = [];
    const run = () => new Promise<void>((resolve) => endRun.push(resolve));
    const task = createBackgroundTask({ run, onError });
    task.wake();
    let hasStopped = false;
    const stopping = task.stop().then(() => {
      hasStopped = true;
    });
    task.wake();
    await nextTick();
    expect(hasStopped).toBe(false);
    endRun[0]?.();
    await stopping;
    task.wake();
    expect(endRun).toHaveLength(1);
  });

  it('delays each run, and skips it when it is stopped during the delay', async () => {
    const run = jest.fn(async () => {});
    const delayed = createBackgroundTask({ run, onError, delayMs: 5 });
    delayed.wake();
    expect(run).not.toHaveBeenCalled();
    while (run.mock.calls.length === 0) await nextTick();

    const stopped = createBackgroundTask({ run, onError, delayMs: 3_600_000 });
    run.mockClear();
    stopped.wake();
    await nextTick();
    await stopped.stop();
    expect(run).not.toHaveBeenCalled();
  });
});
