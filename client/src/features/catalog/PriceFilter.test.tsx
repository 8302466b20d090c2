import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PriceFilter } from './PriceFilter.tsx';

function filter(minPrice: number, maxPrice: number) {
  const onChange = vi.fn();
  render(<PriceFilter minPrice={minPrice} maxPrice={maxPrice} onChange={onChange} />);
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  return { low: slider('Lowest price'), high: slider('Highest price'), onChange };
}

const move = (thumb: HTMLElement, to: number) => fireEvent.input(thumb, { target: { value: String(to) } });
const letGo = (thumb: HTMLElement) => thumb.dispatchEvent(new Event('change', { bubbles: true }));

test('a price follows its thumb, and is set when that is let go', () => {
  const { low, onChange } = filter(100, 60000);
  for (const price of [500, 1000]) move(low, price);
  expect(low).toHaveAttribute('aria-valuetext', 'Rs 1000');
  expect(onChange).not.toHaveBeenCalled();
  letGo(low);
  expect(onChange.mock.calls).toEqual([[{ minPrice: 1000 }]]);
});

test('a thumb goes as far as the other one', () => {
  const { low, high, onChange } = filter(1000, 2000);
  move(low, 3000);
  expect(low).toHaveValue('2000');
  letGo(low);
  move(high, 500);
  letGo(high);
  expect(high).toHaveValue('2000');
  expect(onChange.mock.calls).toEqual([[{ minPrice: 2000 }], [{ maxPrice: 2000 }]]);
});

test('at the end of the track a price leaves nothing out, and says so', () => {
  const { low, high } = filter(100, 60000);
  expect(low).toHaveAttribute('aria-valuetext', 'Rs 100 or less');
  expect(high).toHaveAttribute('aria-valuetext', 'Rs 60000+');
});
