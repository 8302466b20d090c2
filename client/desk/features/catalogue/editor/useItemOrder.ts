import { type RefObject, useEffect, useRef } from 'react';

type Action = 'up' | 'down' | 'remove';

interface ItemOrder<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Begins the ids of the buttons. */
  name: string;
  /** Gets the focus when no item is left. */
  fallback: RefObject<HTMLElement | null>;
  onChange: (items: Item[]) => void;
}

/** Order and removal of the items of a list by buttons. The focus stays with the moved item, or goes to the neighbour of a removed one. */
export function useItemOrder<Item>({ items, keyOf, name, fallback, onChange }: ItemOrder<Item>) {
  /** The button that gets the focus after the next render: the pressed one may have moved, or be gone. */
  const nextFocus = useRef<string | null>(null);
  useEffect(() => {
    if (nextFocus.current === null) return;
    (document.getElementById(nextFocus.current) ?? fallback.current)?.focus();
    nextFocus.current = null;
  });
  const buttonId = (key: string, action: Action) => `${name}-${action}-${key}`;

  function move(item: Item, by: -1 | 1): void {
    const next = items.filter((one) => one !== item);
    const index = items.indexOf(item) + by;
    next.splice(index, 0, item);
    const [pressed, other] = by === -1 ? (['up', 'down'] as const) : (['down', 'up'] as const);
    // At an end of the list the pressed button is disabled.
    const isAtEnd = index === 0 || index === next.length - 1;
    nextFocus.current = buttonId(keyOf(item), isAtEnd ? other : pressed);
    onChange(next);
  }

  function remove(item: Item): void {
    const next = items.filter((one) => one !== item);
    const neighbour = next[items.indexOf(item)] ?? next.at(-1);
    nextFocus.current = buttonId(neighbour ? keyOf(neighbour) : '', 'remove');
    onChange(next);
  }

  /** What the buttons of an item need. */
  return (item: Item) => ({
    idOf: (action: Action) => buttonId(keyOf(item), action),
    isFirst: item === items[0],
    isLast: item === items.at(-1),
    onMove: (by: -1 | 1) => move(item, by),
    onRemove: () => remove(item),
  });
}
