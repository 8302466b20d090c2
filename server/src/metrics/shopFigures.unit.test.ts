import { createMetrics } from './definitions.ts';
import { createFiguresCache, showFigures } from './shopFigures.ts';

const figures = {
  now: 1_000_000,
  checkouts: [{ state: 'paid' as const, count: 3 }],
  payments: { count: 2, oldestSince: 940_000, nextCheckAt: 1_020_000 },
  events: { count: 4, oldestAt: 970_000 },
  unresolvedRefunds: 1,
  mails: [{ bulk: true, count: 200, oldestAt: 995_000 }],
};

afterEach(() => jest.useRealTimers());

describe('createFiguresCache', () => {
  it('reads once for scrapes at the same time and within ten seconds', async () => {
    jest.useFakeTimers();
    const read = jest.fn(async () => figures);
    const load = createFiguresCache(read);
    expect(await Promise.all([load(), load()])).toEqual([figures, figures]);
    jest.advanceTimersByTime(9000);
    await load();
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    await load();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('returns null when the database fails, and reads it again after ten seconds', async () => {
    jest.useFakeTimers();
    const read = jest.fn<Promise<typeof figures>, []>().mockRejectedValueOnce(new Error('away'));
    const load = createFiguresCache(read.mockResolvedValue(figures));
    expect([await load(), await load()]).toEqual([null, null]);
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(await load()).toEqual(figures);
  });

  it('does not wait for a database that does not answer, and asks it once only', async () => {
    const read = jest.fn(() => new Promise<typeof figures>(() => {}));
    const load = createFiguresCache(read);
    const startedAt = performance.now();
    expect(await Promise.all([load(), load()])).toEqual([null, null]);
    expect(performance.now() - startedAt).toBeLessThan(8000);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('showFigures', () => {
  it('shows counts and ages in seconds, and zeros for what there is none of', async () => {
    const metrics = createMetrics();
    showFigures(metrics, figures);
    const text = await metrics.registry.metrics();
    for (const sample of [
      'kirana_database_up 1',
      'kirana_recent_checkouts{state="paid"} 3',
      'kirana_recent_checkouts{state="refunded"} 0',
      'kirana_pending_payments 2',
      'kirana_oldest_pending_payment_age_seconds 60',
      'kirana_reconciliation_delay_seconds 0',
      'kirana_webhook_events 4',
      'kirana_oldest_webhook_event_age_seconds 30',
      'kirana_unresolved_refunds 1',
      'kirana_outbox_mails{kind="bulk"} 200',
      'kirana_outbox_mails{kind="single"} 0',
      'kirana_outbox_oldest_mail_age_seconds{kind="bulk"} 5',
    ])
      expect(text.split('\n')).toContain(sample);
  });

  it('leaves out the figures while the database is away, and nothing else', async () => {
    const metrics = createMetrics();
    showFigures(metrics, figures);
    showFigures(metrics, null);
    const samples = (await metrics.registry.metrics()).split('\n').filter((line) => !line.startsWith('#'));
    expect(samples).toContain('kirana_database_up 0');
    const names = 'recent_checkouts|pending_payment|reconciliation|webhook|unresolved_refunds|outbox';
    expect(samples.filter((line) => new RegExp(`^kirana_(${names})`).test(line))).toEqual([]);
    expect(samples.some((line) => line.startsWith('nodejs_heap_size_used_bytes'))).toBe(true);
  });
});
