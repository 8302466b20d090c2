import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OptionLists } from './OptionLists.tsx';

it('says each time that an option is missing', () => {
  const product = { size: ['S', 'M'], productRam: [], productWeight: [] };
  const listsAfter = (missingCount: number) => (
    <OptionLists product={product} selected={null} missingCount={missingCount} onSelect={() => {}} />
  );
  const { rerender } = render(listsAfter(0));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(listsAfter(1));
  const alert = screen.getByRole('alert');
  rerender(listsAfter(2));
  expect(screen.getByRole('alert')).toHaveTextContent('Please select Size first');
  expect(screen.getByRole('alert')).not.toBe(alert);
});
