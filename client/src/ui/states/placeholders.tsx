import type { ComponentType } from 'react';

/** Renders `count` placeholders for content that is loading. */
export function placeholders(count: number, Placeholder: ComponentType) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are the same
    <Placeholder key={index} />
  ));
}
