import { loadLater } from './loadLater.ts';

test('it is made once for all who ask, and again after it could not be made', async () => {
  const make = jest.fn(async () => 'made').mockRejectedValueOnce(new Error('not there'));
  const load = loadLater(make);
  expect(make).not.toHaveBeenCalled();
  const first = await Promise.allSettled([load(), load()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([load(), load()])).toEqual(['made', 'made']);
  expect(await load()).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
});
