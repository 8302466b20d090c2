import type { ReactNode } from 'react';
import { Standby } from './Standby.tsx';

/** `count` times what holds a place while its content loads. */
export function placeholders(count: number, Placeholder: () => ReactNode) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <Standby key={index}>
      <Placeholder />
    </Standby>
  ));
}
