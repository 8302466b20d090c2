import { orderStatuses, statusesBefore } from './orderStates.ts';

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

  it('allow a refund of each order that was paid and not cancelled', () => {
    expect(statusesBefore('refunded')).toEqual(['paid', 'packing', 'packed', 'outForDelivery', 'delivered']);
  });
});
