import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { FailedState } from './states.tsx';

const tooMany = new CombinedGraphQLErrors({
  errors: [{ message: 'Too many', extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 20 } }],
});
afterEach(() => vi.useRealTimers());

const WORDS = 'Too many requests. Please wait 20 seconds.';

it('a list that may not be read so often is no outage', () => {
  renderDesk(fakeShop({}).client, <FailedState message="The list cannot be read." error={tooMany} />, []);
  expect(screen.getByRole('alert')).toHaveTextContent(WORDS);
  expect(screen.queryByText('The list cannot be read.')).toBeNull();
});

it('can be read again when the time is over that the server has asked for', () => {
  vi.useFakeTimers();
  const retry = vi.fn();
  const render = () => <FailedState message="The list cannot be read." error={tooMany} onRetry={retry} />;
  renderDesk(fakeShop({}).client, render(), []);
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  expect(screen.getByRole('alert')).toHaveTextContent('Too many requests. Please wait.');
  const button = screen.getByRole('button', { name: 'Try again in 20 seconds' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A disabled button loses the focus.
  button.focus();
  expect(button).toHaveFocus();
  pass(19_000);
  expect(button).toHaveAccessibleName('Try again in 1 second');
  fireEvent.click(button);
  expect(retry).not.toHaveBeenCalled();
  pass(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('says which value of the address cannot be used', () => {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'from: not a day', extensions: { code: 'BAD_USER_INPUT' } }],
  });
  const message = 'The refunds could not be read.';
  renderDesk(fakeShop({}).client, <FailedState message={message} error={error} onRetry={vi.fn()} />, []);
  expect(screen.getByRole('alert')).toHaveTextContent(/The refunds could not be read\..*from: not a day/);
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
