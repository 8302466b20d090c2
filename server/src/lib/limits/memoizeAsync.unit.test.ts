import { memoizeAsync } from './memoizeAsync.ts';

describe('memoizeAsync', () => {
  it('loads once for all callers, and again after a failure', async () => {
    const load = jest.fn(async () => 'value').mockRejectedValueOnce(new Error('not available'));
    const get = memoizeAsync(load);
    expect(load).not.toHaveBeenCalled();
    const first = await Promise.allSettled([get(), get()]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await Promise.all([get(), get()])).toEqual(['value', 'value']);
    expect(await get()).toBe('value');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
