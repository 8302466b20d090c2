import { createBackground } from './backgroundTask.ts';

const fail = (error: unknown) => {
  throw error;
};

test('runs one at a time, once more for all who asked meanwhile, and goes on after a failure', async () => {
  const ends: (() => void)[] = [];
  const failed = jest.fn();
  const background = createBackground(async () => {
    await new Promise<void>((resolve) => ends.push(resolve));
    if (ends.length === 1) throw new Error('no');
  }, failed);

  for (let turn = 0; turn < 5; turn++) background.wake();
  expect(ends).toHaveLength(1);
  background.wake();
  ends[0]?.();
  await new Promise(setImmediate);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await new Promise(setImmediate);
  expect(ends).toHaveLength(2);

  background.wake();
  expect(ends).toHaveLength(3);
  let stopped = false;
  const stopping = background.stop().then(() => {
    stopped = true;
  });
  background.wake();
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  ends[2]?.();
  await stopping;
  background.wake();
  expect(ends).toHaveLength(3);
});

test('with a pause it waits for more to do, but not when it is stopped', async () => {
  const work = jest.fn(async () => {});
  const paused = createBackground(work, fail, 5);
  paused.wake();
  expect(work).not.toHaveBeenCalled();
  while (work.mock.calls.length === 0) await new Promise(setImmediate);

  const stopped = createBackground(work, fail, 3_600_000);
  work.mockClear();
  stopped.wake();
  await new Promise(setImmediate);
  await stopped.stop();
  expect(work).not.toHaveBeenCalled();
});
