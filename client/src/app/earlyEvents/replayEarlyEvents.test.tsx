import { act, screen } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useMounted } from '../../lib/useMounted.ts';
import { replayEarlyEvents } from './replayEarlyEvents.ts';

const record = vi.fn();
const recordChange = (input: HTMLInputElement | null) =>
  input?.addEventListener('change', () => record(input.value));

function Page() {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(false);
  const [order, setOrder] = useState('b');
  const [price, setPrice] = useState('10');
  const [count, setCount] = useState(0);
  // Renders again right after hydration.
  useMounted();
  useEffect(replayEarlyEvents, []);
  return (
    <>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input
        type="range"
        aria-label="price"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
        ref={recordChange}
      />
      <textarea aria-label="more" defaultValue="untouched" onChange={() => record('more')} />
      <select
        aria-label="order"
        value={order}
        onChange={({ target }) => {
          record(target.value);
          startTransition(() => setOrder(target.value));
        }}
      >
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <input
        type="checkbox"
        aria-label="chosen"
        checked={chosen}
        onChange={({ target }) => setChosen(target.checked)}
      />
      <button type="button" onClick={() => setTimeout(() => setCount(count + 1))}>
        plus one: {count}
      </button>
      <button type="button" onClick={({ detail }) => record(`clicked ${detail} ${text} ${chosen}`)}>
        record
      </button>
    </>
  );
}

/** Renders the page on the server and hydrates it. */
async function hydrate(before: () => void, during = () => {}): Promise<void> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  before();
  await act(async () => {
    startTransition(() => void hydrateRoot(root, <Page />));
    during();
  });
  // One timer for late renders, one for the clicks.
  for (let turn = 0; turn < 2; turn++) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

afterEach(() => {
  document.body.replaceChildren();
  window.earlyClicks = undefined;
  window.holdClick = undefined;
  record.mockClear();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('replays typed text and a selected option', async () => {
  await hydrate(() => {
    field('text').value = 'milk';
    screen.getByLabelText<HTMLSelectElement>('order').value = 'a';
  });
  expect(field('text')).toHaveValue('milk');
  expect(record.mock.calls).toEqual([['a']]);
  await act(async () => screen.getByText('record').click());
  expect(record).toHaveBeenLastCalledWith('clicked 0 milk false');
});

it('replays a slider', async () => {
  await hydrate(() => {
    field('price').value = '30';
  });
  expect(field('price')).toHaveValue('30');
  expect(record.mock.calls).toEqual([['30']]);
});

it('reports a selection during hydration once', async () => {
  await hydrate(
    () => {},
    () => {
      const order = screen.getByLabelText<HTMLSelectElement>('order');
      order.value = 'a';
      for (const type of ['input', 'change']) order.dispatchEvent(new Event(type, { bubbles: true }));
    },
  );
  expect(record.mock.calls).toEqual([['a']]);
  expect(screen.getByLabelText('order')).toHaveValue('a');
});

it('dispatches nothing for untouched inputs', async () => {
  await hydrate(() => {});
  expect(record).not.toHaveBeenCalled();
});

it('dispatches held clicks in order, and stops holding clicks', async () => {
  const holdClick = vi.fn();
  await hydrate(() => {
    window.holdClick = holdClick;
    window.addEventListener('click', holdClick, true);
    window.earlyClicks = [
      { control: field('chosen'), event: new MouseEvent('click', { bubbles: true }) },
      { control: screen.getByText('record'), event: new MouseEvent('click', { bubbles: true, detail: 2 }) },
    ];
  });
  expect(field('chosen')).toBeChecked();
  await vi.waitFor(() => expect(record.mock.calls).toEqual([['clicked 2  true']]));
  expect(holdClick).not.toHaveBeenCalled();
});

it('dispatches each click after the changes of the one before, also delayed ones', async () => {
  await hydrate(() => {
    const control = screen.getByText(/^plus one/);
    window.earlyClicks = Array.from({ length: 4 }, () => ({
      control,
      event: new MouseEvent('click', { bubbles: true }),
    }));
  });
  await screen.findByText('plus one: 4');
});
