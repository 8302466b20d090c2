import { decodeListCursor, encodeListCursor } from './cursor.ts';

describe('the cursor of a list', () => {
  it('is taken by no other list', () => {
    const cursor = encodeListCursor('orders NEWEST', [1, 'a']);
    expect(decodeListCursor('orders NEWEST', cursor)).toEqual([1, 'a']);
    expect(decodeListCursor('orders OLDEST', cursor)).toBeNull();
    expect(decodeListCursor('orders NEWEST', 'nonsense')).toBeNull();
  });
});
