import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { Component as HomePage } from './HomePage.tsx';

const tooMany = () => {
  throw new CombinedGraphQLErrors({
    errors: [{ message: 'Too many', extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 20 } }],
  });
};
const openTasks = () => ({
  desk: { __typename: 'Desk', openTasks: { __typename: 'DeskOpenTasks' } },
});

it('says once that it could not be read', async () => {
  const { client } = fakeShop({ HomeOpenTasks: tooMany, HomeReport: tooMany });
  renderDesk(client, <HomePage />, ['READ_REPORTS']);
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows what could be read', async () => {
  const { client } = fakeShop({ HomeOpenTasks: openTasks, HomeReport: tooMany });
  renderDesk(client, <HomePage />, ['READ_REPORTS']);
  expect(await screen.findByRole('heading', { name: 'Open tasks' })).toBeInTheDocument();
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
});
