import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { FailedState } from './states.tsx';

const tooMany = new CombinedGraphQLErrors({
  errors: [{ message: 'Too many', extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 20 } }],
});
const WORDS = 'Too many requests. Please wait 20 seconds.';

it('a list that may not be read so often is no outage', () => {
  renderDesk(fakeShop({}).client, <FailedState message="The list cannot be read." error={tooMany} />, []);
  expect(screen.getByRole('alert')).toHaveTextContent(WORDS);
  expect(screen.queryByText('The list cannot be read.')).toBeNull();
});
