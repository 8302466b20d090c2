import { orderStatuses, refusedMoveText, statusesBefore } from './orderStates.ts';

describe('the statuses of an order', () => {
  it('only move forward: no order returns to a status that it has left', () => {
    const laterThan = (status: (typeof orderStatuses)[number]): string[] =>
      orderStatuses
        .filter((next) => statusesBefore(next).includes(status))
        .flatMap((next) => [next, ...laterThan(next)]);
    for (const status of orderStatuses) expect(laterThan(status)).not.toContain(status);
  });

  it('lead from paid to delivered step by step', () => {
    expect(statusesBefore('packing')).toEqual(['paid']);
    expect(statusesBefore('packed')).toEqual(['packing']);
    expect(statusesBefore('outForDelivery')).toEqual(['packed']);
    expect(statusesBefore('delivered')).toEqual(['outForDelivery']);
  });

  it('allow a cancellation only before the order is packed', () => {
    expect(statusesBefore('cancelled')).toEqual(['paid', 'packing']);
  });

  it('say of an order that was packed that it can be refunded in place of a cancellation', () => {
    for (const status of ['packed', 'outForDelivery', 'delivered'] as const)
      expect(refusedMoveText(status, 'cancelled')).toMatch(
        /^The order is .+ and can no longer be cancelled\. It can still be refunded\.$/,
      );
    expect(refusedMoveText('pending', 'cancelled')).toBe(
      'The order is not paid yet and cannot be cancelled yet',
    );
    expect(refusedMoveText('refunded', 'cancelled')).toBe(
      'The order is refunded already and cannot be cancelled',
    );
  });

  it('allow a refund of each order that was paid and not cancelled', () => {
    expect(statusesBefore('refunded')).toEqual(['paid', 'packing', 'packed', 'outForDelivery', 'delivered']);
  });
});
