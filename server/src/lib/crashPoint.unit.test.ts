import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { CRASH_POINT_CHANNEL, crashPoint } from './crashPoint.ts';

describe('crashPoint', () => {
  it('runs the subscribers before it returns', () => {
    const messages: unknown[] = [];
    const listener = (message: unknown) => messages.push(message);
    subscribe(CRASH_POINT_CHANNEL, listener);
    crashPoint('after the capture');
    unsubscribe(CRASH_POINT_CHANNEL, listener);
    crashPoint('after the commit');
    expect(messages).toEqual([{ name: 'after the capture' }]);
  });
});
