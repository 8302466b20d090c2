import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { system } from '../../../app/theme.ts';
import { RefusedRefunds } from './RefusedRefunds.tsx';
import type { Refund } from './useRefund.ts';

const refund = (id: string, fields: Partial<Refund>) => ({ id, failedAt: null, ...fields }) as Refund;
const refused = refund('1', {
  amount: 100,
  state: 'failed',
  failure: 'The account is closed.',
  date: '2026-11-23T10:00:00.000Z',
  failedAt: '2026-11-23T12:00:00.000Z',
});
const laterAt = (date: string) => refund('2', { amount: 20, state: 'done', date });
const show = (refunds: Refund[]) =>
  render(
    <ChakraProvider value={system}>
      <RefusedRefunds refunds={refunds} />
    </ChakraProvider>,
  );

test('a refused refund is reported until another one follows its refusal', () => {
  show([refused, laterAt('2026-11-23T11:00:00.000Z')]);
  expect(screen.getByText('Rs 100 did not go back to the shopper')).toBeInTheDocument();
  expect(screen.getByText(/The account is closed\./)).toBeInTheDocument();
});

test('a refund that follows settles it', () => {
  show([refused, laterAt('2026-11-23T13:00:00.000Z')]);
  expect(screen.queryByText(/did not go back/)).toBeNull();
});
