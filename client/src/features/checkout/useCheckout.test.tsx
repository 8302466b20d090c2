import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PAYMENT, replies, setUpCheckout, windows } from '../../../test/testCheckout.tsx';
import { fakeShop, renderPage } from '../../../test/testShop.tsx';
import type { BillingInput } from '../../generated/graphql.ts';
import { useCheckout } from './useCheckout.ts';

setUpCheckout();

function CheckoutButton() {
  const { checkOut, phase } = useCheckout();
  return (
    <button type="button" onClick={() => checkOut({} as BillingInput, 120).catch(() => undefined)}>
      {phase}
    </button>
  );
}

it('can begin again after an unexpected error', async () => {
  const { client, callsOf } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutButton />);
  fireEvent.click(screen.getByRole('button', { name: 'idle' }));
  await waitFor(() => expect(windows).toHaveLength(1));

  const postMessage = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementationOnce(() => {
    throw new Error('planted');
  });
  windows[0]?.options.handler(PAYMENT);
  await waitFor(() => expect(postMessage).toHaveBeenCalled());
  postMessage.mockRestore();

  fireEvent.click(await screen.findByRole('button', { name: 'idle' }));
  await waitFor(() => expect(windows).toHaveLength(2));
  expect(callsOf('BeginCheckout')).toHaveLength(2);
});
