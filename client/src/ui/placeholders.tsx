import type { ReactNode } from 'react';
import { BrowserOnly } from './BrowserOnly.tsx';

/** `count` times what holds a place while its content loads. */
export function placeholders(count: number, Placeholder: () => ReactNode) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <BrowserOnly key={index}>
      <Placeholder />
    </BrowserOnly>
  ));
}
