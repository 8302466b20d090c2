import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PriceFilter } from './PriceFilter.tsx';

function renderFilter(minPrice: number, maxPrice: number) {
  const onChange = vi.fn();
  render(<PriceFilter minPrice={minPrice} maxPrice={maxPrice} onChange={onChange} />);
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  return { low: slider('Lowest price'), high: slider('Highest price'), onChange };
}

const move = (thumb: HTMLElement, to: number) => fireEvent.input(thumb, { target: { value: String(to) } });

const press = (thumb: HTMLElement) => fireEvent.pointerDown(thumb);
const release = (thumb: HTMLElement) =>
  act(() => thumb.dispatchEvent(new Event('change', { bubbles: true })));

describe('a thumb of the slider', () => {
  it('changes the displayed price while it is dragged, and sets it when it is released', () => {
    const { low, onChange } = renderFilter(100, 60000);
    for (const price of [500, 1000]) move(low, price);
    expect(low).toHaveAttribute('aria-valuetext', 'Rs 1000');
    expect(onChange).not.toHaveBeenCalled();
    release(low);
    expect(onChange.mock.calls).toEqual([[{ minPrice: 1000, maxPrice: 60000 }]]);
  });

  it('stops at the other thumb when it is moved by keyboard', () => {
    const { low, high, onChange } = renderFilter(1000, 2000);
    move(low, 3000);
    expect(low).toHaveValue('2000');
    release(low);
    move(high, 500);
    release(high);
    expect(high).toHaveValue('2000');
    expect(onChange.mock.calls).toEqual([
      [{ minPrice: 2000, maxPrice: 2000 }],
      [{ minPrice: 2000, maxPrice: 2000 }],
    ]);
  });

  it('moves the highest price when dragged up from overlapping thumbs, whichever of them is pressed', () => {
    const { low, high, onChange } = renderFilter(300, 300);
    press(low);
    move(low, 800);
    // The browser sends no change event when the released thumb has the price that it had before.
    expect(low).toHaveValue('800');
    release(low);
    expect(onChange.mock.calls).toEqual([[{ minPrice: 300, maxPrice: 800 }]]);
    expect([low.value, high.value]).toEqual(['300', '800']);
  });

  it('moves the lowest price when dragged down from overlapping thumbs', () => {
    const { low, high, onChange } = renderFilter(60000, 60000);
    press(high);
    move(high, 50000);
    expect(high).toHaveValue('50000');
    release(high);
    expect(onChange.mock.calls).toEqual([[{ minPrice: 50000, maxPrice: 60000 }]]);
    expect([low.value, high.value]).toEqual(['50000', '60000']);
  });

  it('excludes nothing at the end of the track, and shows that', () => {
    const { low, high } = renderFilter(100, 60000);
    expect(low).toHaveAttribute('aria-valuetext', 'Rs 100 or less');
    expect(high).toHaveAttribute('aria-valuetext', 'Rs 60000+');
  });
});

describe('the number inputs', () => {
  const input = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

  it('set the prices on Enter and on blur, rounded to the step', async () => {
    const { onChange } = renderFilter(100, 60000);
    await userEvent.clear(input('To Rs'));
    await userEvent.type(input('To Rs'), '302{Enter}');
    expect(onChange.mock.calls).toEqual([[{ minPrice: 100, maxPrice: 300 }]]);
    await userEvent.clear(input('From Rs'));
    await userEvent.type(input('From Rs'), '150');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith({ minPrice: 150, maxPrice: 60000 });
  });

  it('reset the price when they are emptied', async () => {
    const { onChange } = renderFilter(200, 300);
    await userEvent.clear(input('To Rs'));
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[{ minPrice: 200, maxPrice: 60000 }]]);
  });

  it('set both prices when the lowest would exceed the highest', async () => {
    const { onChange } = renderFilter(300, 300);
    await userEvent.clear(input('From Rs'));
    await userEvent.type(input('From Rs'), '500{Enter}');
    expect(onChange.mock.calls).toEqual([[{ minPrice: 500, maxPrice: 500 }]]);
    await userEvent.clear(input('To Rs'));
    await userEvent.type(input('To Rs'), '200{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ minPrice: 200, maxPrice: 200 });
  });

  it('show the price of the slider', () => {
    const { low } = renderFilter(100, 60000);
    move(low, 500);
    expect(input('From Rs')).toHaveValue(500);
  });
});
