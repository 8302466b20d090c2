import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PriceFilter } from './PriceFilter.tsx';

function renderFilter(minPrice: number, maxPrice: number) {
  const onChange = vi.fn();
  render(<PriceFilter minPrice={minPrice} maxPrice={maxPrice} highestPrice={400} onChange={onChange} />);
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  return { low: slider('Lowest price'), high: slider('Highest price'), onChange };
}

const move = (thumb: HTMLElement, to: number) => fireEvent.input(thumb, { target: { value: String(to) } });

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

  it('goes by the prices of the list when Page Up or Page Down is pressed', async () => {
    const { low, high, onChange } = renderFilter(100, 60000);
    act(() => high.focus());
    await userEvent.keyboard('{PageDown}');
    expect(high).toHaveValue('400');
    expect(onChange).toHaveBeenLastCalledWith({ minPrice: 100, maxPrice: 400 });
    await userEvent.keyboard('{PageDown}{PageUp}{PageUp}');
    expect(onChange).toHaveBeenLastCalledWith({ minPrice: 100, maxPrice: 60000 });
    act(() => low.focus());
    await userEvent.keyboard('{PageUp}{PageDown}{PageDown}');
    expect(onChange.mock.calls.slice(4).map(([{ minPrice }]) => minPrice)).toEqual([110, 100, 100]);
  });

  describe('by pointer', () => {
    const pointer = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) =>
      fireEvent[type](track(), { clientX, button: 0, pointerId: 1 });
    const track = () => {
      const element = document.querySelector('[class*=track]');
      if (!element) throw new Error('no track');
      return element;
    };
    /** A track from 0 to 248 px: the middle of the low thumb goes from 12 to 212, that of the high thumb from 36 to 236. */
    const layOut = () => {
      vi.spyOn(track(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 248, 24));
      track().setPointerCapture = vi.fn();
    };

    it('goes by the prices of the list', () => {
      const { low, onChange } = renderFilter(100, 60000);
      layOut();
      pointer('pointerDown', 12);
      pointer('pointerMove', 12 + 90);
      expect(low).toHaveValue('200');
      expect(onChange).not.toHaveBeenCalled();
      pointer('pointerUp', 12 + 90);
      expect(onChange.mock.calls).toEqual([[{ minPrice: 200, maxPrice: 60000 }]]);
      expect(low).toHaveFocus();
    });

    it('moves the nearer thumb to a press beside it', () => {
      const { onChange } = renderFilter(100, 60000);
      layOut();
      pointer('pointerDown', 36 + 180);
      pointer('pointerUp', 36 + 180);
      expect(onChange.mock.calls).toEqual([[{ minPrice: 100, maxPrice: 400 }]]);
    });

    it.each([
      ['lowest', 12 + 90, 12, { minPrice: 100, maxPrice: 200 }],
      ['highest', 36 + 90, 36 + 180, { minPrice: 200, maxPrice: 400 }],
    ])('separates two equal prices by their own thumbs: the %s one', (_, from, to, bounds) => {
      const { onChange } = renderFilter(200, 200);
      layOut();
      pointer('pointerDown', from);
      pointer('pointerMove', to);
      pointer('pointerUp', to);
      expect(onChange.mock.calls).toEqual([[bounds]]);
    });
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

  it('say what a typed price was changed to, until the filter is changed otherwise', async () => {
    function Filter() {
      const [bounds, setBounds] = useState({ minPrice: 100, maxPrice: 60000 });
      return (
        <>
          <PriceFilter {...bounds} highestPrice={400} onChange={setBounds} />
          <button type="button" onClick={() => setBounds({ minPrice: 100, maxPrice: 60000 })}>
            Clear
          </button>
        </>
      );
    }
    render(<Filter />);
    const type = async (text: string) => {
      await userEvent.clear(input('To Rs'));
      await userEvent.type(input('To Rs'), `${text}{Enter}`);
      return screen.getByRole('status').textContent;
    };
    const range = 'this filter goes from Rs 100 to Rs 60000 in steps of Rs 5.';
    expect(await type('302')).toBe(`Changed to Rs 300: ${range}`);
    expect(await type('50')).toBe(`Changed to Rs 100: ${range}`);
    expect(await type('305')).toBe('');
    expect(await type('302')).not.toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
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
