import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { FigureCards } from './FigureCards.tsx';
import type { FiguresData } from './figures.ts';

const figures = (values: Partial<FiguresData>) =>
  ({
    __typename: 'DeskFigures',
    from: '2026-11-01',
    to: '2026-11-01',
    sales: 0,
    orders: 0,
    averageBasket: null,
    refunds: 0,
    refundCount: 0,
    checkoutsBegun: 0,
    checkoutsPaid: 0,
    ...values,
  }) as FiguresData;
const sold = figures({ sales: 500, orders: 2, averageBasket: 250, checkoutsBegun: 4, checkoutsPaid: 2 });
const changesOf = () => screen.getAllByText(/^([-+]\d+|0) %$|^Nothing/).map(({ textContent }) => textContent);

it('compares no basket and no share of checkouts on a day without any', () => {
  renderDesk(fakeShop({}).client, <FigureCards title="Today" current={figures({})} previous={sold} />, []);
  expect(changesOf()).toEqual(['-100 %', '-100 %', 'Nothing yet', 'Nothing before', 'Nothing yet']);
});

it('compares a day with the one before', () => {
  const current = figures({ sales: 600, orders: 2, averageBasket: 300, checkoutsBegun: 4, checkoutsPaid: 1 });
  renderDesk(fakeShop({}).client, <FigureCards title="Today" current={current} previous={sold} />, []);
  expect(changesOf()).toEqual(['+20 %', '0 %', '+20 %', 'Nothing before', '-50 %']);
});

it.each([
  [1, '1 refund, 10 % of sales'],
  [2, '2 refunds, 10 % of sales'],
])('counts %d refunds', (refundCount, text) => {
  const current = figures({ sales: 500, refunds: 50, refundCount });
  renderDesk(fakeShop({}).client, <FigureCards title="Today" current={current} previous={sold} />, []);
  expect(screen.getByText(text)).toBeInTheDocument();
});
