import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../test/testShop.tsx';
import { UtcOffsetContext } from '../../../lib/shopTime.ts';
import { BannerDialog } from './BannerDialog.tsx';
import type { DeskBanner } from './useBanners.ts';

const category = { id: 'fruit', name: 'Fruit' };
const banner: DeskBanner = {
  id: 'banner-1',
  version: '1',
  kind: 'HOME',
  title: 'Monsoon week',
  text: '',
  image: { url: '/media/monsoon.webp', srcSet: null },
  category,
  shownFrom: '2026-11-23T02:30:00.000Z',
  shownUntil: null,
  shownNow: true,
};

test('shows and takes the times of a banner in the shop’s time zone, and says that the picture is required', async () => {
  const categories = [{ __typename: 'DeskCategory', ...category, children: [], hasMemory: false }];
  const { client } = fakeShop({ DeskCategoryChoices: () => ({ desk: { __typename: 'Desk', categories } }) });
  const update = vi.fn(async () => null);
  const changes = { create: vi.fn(), update, busy: false };
  renderDesk(
    client,
    <UtcOffsetContext value="+05:45">
      <BannerDialog kind="HOME" banner={banner} changes={changes as never} onClose={() => {}} />
    </UtcOffsetContext>,
    ['EDIT_CATALOGUE'],
  );
  expect(await screen.findByLabelText('Shown from (shop’s time)')).toHaveValue('2026-11-23T08:15');
  expect(screen.getByLabelText(/^Picture/)).toBeRequired();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Shown until (shop’s time)'), '2026-12-01T20:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(update).toHaveBeenCalledWith(
    expect.objectContaining({
      shownFrom: '2026-11-23T08:15:00.000+05:45',
      shownUntil: '2026-12-01T20:00:00.000+05:45',
    }),
  );
});
