import type { ShopperRequest } from '../chaos/environment/record.ts';
import { summarizeAvailability } from '../chaos/report/availability.ts';

const request = (key: string, from: number, until: number, status = 200): ShopperRequest => ({
  key,
  from,
  until,
  status,
});

describe('what shoppers notice of a fault', () => {
  it('counts failed requests by status, and those that failed again', () => {
    const { kill, none } = summarizeAvailability(
      [
        request('add to cart 1', 100, 200),
        request('add to cart 1', 1000, 1100, 503),
        // The second click of a double click.
        request('add to cart 1', 1000, 1100, 503),
        request('add to cart 1', 1200, 1300, 0),
        request('add to cart 2', 1200, 1300, 503),
        request('add to cart 2', 1400, 1500),
        request('add to cart 2', 1600, 1700, 503),
        request('add to cart 1', 90_000, 90_100, 409),
      ],
      [{ name: 'kill', from: 1000, until: 2000 }],
    );
    expect(kill).toMatchObject({
      faults: 1,
      requests: 6,
      failed: { '503': 4, 'no response': 1 },
      failedAgain: 1,
    });
    expect(none).toMatchObject({ faults: 0, requests: 2, failed: {}, failedAgain: 0 });
  });

  it('measures the longest time without a success, and the slowest request', () => {
    const { kill } = summarizeAvailability(
      [
        request('add to cart 1', 900, 950),
        request('read the cart 2', 1000, 1400),
        request('read the cart 2', 1500, 1900, 503),
        request('read the cart 2', 1500, 3000),
        request('add to cart 1', 1000, 4200),
        // Long after the fault.
        request('add to cart 1', 50_000, 50_100),
      ],
      [{ name: 'kill', from: 1000, until: 2000 }],
    );
    expect(kill).toMatchObject({ longestStallMs: 1600, slowestMs: 3200 });
  });

  it('counts no time in which nobody asked for anything', () => {
    const { suspend } = summarizeAvailability(
      [
        request('add to cart 1', 900, 1100),
        request('read the cart 2', 1200, 1700, 503),
        request('read the cart 2', 2000, 2200),
        // The check at the end, while the shop is suspended still.
        request('read the order 1', 9000, 9300),
      ],
      [{ name: 'suspend', from: 1000, until: 10_000 }],
    );
    expect(suspend).toMatchObject({ longestStallMs: 1000 });
  });

  it('counts a shopper who gives up after a failure for as long as a repetition takes', () => {
    const { suspend } = summarizeAvailability(
      [
        request('add to cart 1', 900, 1000),
        request('read the cart 2', 1200, 1300, 503),
        request('read the order 1', 9000, 9300),
      ],
      [{ name: 'suspend', from: 1000, until: 10_000 }],
    );
    expect(suspend).toMatchObject({ longestStallMs: 2600 });
  });

  it('gives a request to the later of two faults', () => {
    const summaries = summarizeAvailability(
      [request('add to cart 1', 2500, 2600, 503)],
      [
        { name: 'kill', from: 1000, until: 2000 },
        { name: 'restart', from: 2400, until: 3000 },
      ],
    );
    expect(summaries.kill?.requests).toBe(0);
    expect(summaries.restart?.requests).toBe(1);
  });
});
