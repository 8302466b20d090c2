import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { createDeskCache } from '../app/apollo.ts';
import { DeskToaster } from '../ui/messages/toaster.tsx';
import { Component as OfferPage } from './OfferPage.tsx';
import { Component as OffersPage } from './OffersPage.tsx';

const opened = {
  ...{ __typename: 'DeskOffer', id: 'o1', name: 'Tea week', code: null, kind: 'PERCENT', percent: 10 },
  ...{ amount: 0, buyQuantity: 0, freeQuantity: 0, scope: 'ALL', scopeIds: [], scopeNames: [] },
  ...{ firstOrderOnly: false, minBasket: 0, startsAt: null, endsAt: null, maxUses: null },
  ...{
    maxUsesPerShopper: null,
    announced: false,
    active: true,
    reservedUses: 0,
    usedUses: 0,
    cost: 0,
    version: 1,
  },
};
const rice = {
  ...{ __typename: 'DeskProduct', id: 'rice', name: 'Rice' },
  variants: ['1 kg', '5 kg'].map((label) => ({ __typename: 'DeskVariant', id: `rice ${label}`, label })),
};
const salt = { __typename: 'DeskProduct', id: 'salt', name: 'Rice salt', variants: [] };
const message = 'This offer was changed meanwhile by Ravi. Please look at it again.';

/** The page of an offer, and a shop that keeps versions. `changeMeanwhile`: what somebody else saves. */
async function open(path: string, offer: object = {}) {
  let stored = { ...opened, ...offer };
  const { client, callsOf } = fakeShop(
    {
      Offer: ({ id }) => ({ desk: { __typename: 'Desk', offer: id === stored.id ? stored : null } }),
      SaveOffer: ({ id, version, input }) => {
        if (id !== null && version !== stored.version)
          return { saveOffer: { __typename: 'InvalidInput', message, field: 'version' } };
        stored = { ...stored, ...(input as object), version: Number(version) + 1 };
        return { saveOffer: { __typename: 'DeskOfferSaved', offer: stored } };
      },
      OfferProducts: () => ({
        desk: { __typename: 'Desk', products: { __typename: 'DeskProductConnection', nodes: [rice, salt] } },
      }),
      OfferPreview: () => ({
        desk: { __typename: 'Desk', offerPreview: { __typename: 'InvalidInput', message, field: null } },
      }),
    },
    createDeskCache(),
  );
  renderDesk(
    client,
    <>
      <Link to="/offers/new">New offer</Link>
      <Routes>
        <Route path="/offers/:id" element={<OfferPage />} />
      </Routes>
      <DeskToaster />
    </>,
    [],
    path,
  );
  const user = userEvent.setup();
  const field = (name: string) => screen.findByRole('textbox', { name });
  const type = async (name: string, text: string) => {
    await user.clear(await field(name));
    await user.paste(text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save offer' }));
  const changeMeanwhile = (change: Partial<typeof opened>) => {
    stored = { ...stored, ...change, version: stored.version + 1 };
  };
  const readAgain = () => client.refetchQueries({ include: 'active' });
  return {
    ...{ user, field, type, save, changeMeanwhile, readAgain },
    stored: () => stored,
    basket: () => callsOf('OfferPreview').at(-1)?.variables.basket,
    versions: () => callsOf('SaveOffer').map(({ variables }) => variables.version),
  };
}

test('what somebody else has saved is kept, also when the page has read it already', async () => {
  const { type, save, changeMeanwhile, readAgain, stored, versions } = await open('/offers/o1');
  await type('Name', 'Green tea week');
  changeMeanwhile({ percent: 25 });
  await readAgain();
  await save();
  await screen.findByText('Other fields were changed meanwhile. That is kept, too.');
  expect(stored()).toMatchObject({ name: 'Green tea week', percent: 25 });
  expect(versions()).toEqual([1, 2]);
  await type('Percent', '30');
  await save();
  await expect.poll(() => stored().percent).toBe(30);
});

test('a field that both have changed is chosen', async () => {
  const { user, type, save, changeMeanwhile, stored } = await open('/offers/o1');
  await type('Percent', '15');
  changeMeanwhile({ percent: 25 });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(stored().percent).toBe(25);
  await user.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await expect.poll(() => stored().percent).toBe(15);
});

test('a new offer follows one that was saved just now', async () => {
  const { user, field, type, save } = await open('/offers/new');
  await type('Name', 'Coffee week');
  await type('Percent', '5');
  await save();
  await screen.findByRole('heading', { name: 'Coffee week' });
  await user.click(screen.getByRole('link', { name: 'New offer' }));
  await screen.findByRole('heading', { name: 'New offer' });
  expect(await field('Name')).toHaveValue('');
});

test('Enter in the search of products saves nothing', async () => {
  const { user, type, versions } = await open('/offers/o1', {
    ...{ scope: 'PRODUCTS', scopeIds: ['tea'], scopeNames: ['Tea'] },
  });
  await type('Name', 'Green tea week');
  await user.type(screen.getByRole('searchbox', { name: 'Find a product' }), '{Enter}');
  // What follows in the queue has run once this is done.
  await type('Code', 'TEA');
  expect(versions()).toEqual([]);
});

test('what is no longer in the shop is shown, and can be removed', async () => {
  const { user, save, stored } = await open('/offers/o1', {
    ...{ scope: 'PRODUCTS', scopeIds: ['gone', 'tea'], scopeNames: ['no longer in the shop', 'Tea'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove no longer in the shop' }));
  await save();
  await expect.poll(() => stored().scopeIds).toEqual(['tea']);
});

test('a sample basket has sizes of products, and products without sizes', async () => {
  const { user, basket } = await open('/offers/o1');
  const add = async (name: string) => {
    await user.type(await screen.findByRole('searchbox', { name: 'Add a product' }), 'rice');
    await user.click(await screen.findByRole('button', { name }));
  };
  await add('Add Rice, 5 kg');
  await add('Add Rice, 1 kg');
  await add('Add Rice salt');
  await expect.poll(basket).toEqual([
    { productId: 'rice', option: '5 kg', quantity: 1 },
    { productId: 'rice', option: '1 kg', quantity: 1 },
    { productId: 'salt', option: null, quantity: 1 },
  ]);
});

test('a sample basket outlives the first save of a new offer', async () => {
  const { user, type, save, basket } = await open('/offers/new');
  await type('Name', 'Rice week');
  await type('Percent', '5');
  await user.type(screen.getByRole('searchbox', { name: 'Add a product' }), 'rice');
  await user.click(await screen.findByRole('button', { name: 'Add Rice, 5 kg' }));
  await save();
  await screen.findByRole('heading', { name: 'Rice week' });
  expect(await screen.findByLabelText('Quantity of Rice, 5 kg')).toHaveValue(1);
  await expect.poll(basket).toEqual([{ productId: 'rice', option: '5 kg', quantity: 1 }]);
});

test.each([
  ['Ended on 20 Dec 2020', { endsAt: '2020-12-20T00:00:00.000+05:30' }],
  ['Begins on 20 Dec 2999', { startsAt: '2999-12-20T00:00:00.000+05:30' }],
])('the page of an offer says beside “On”, and in its preview: %s', async (text, dates) => {
  const { user } = await open('/offers/o1', dates);
  const isOn = await screen.findByRole('checkbox', { name: 'On: shoppers get it' });
  expect(isOn.closest('[role=group]')).toHaveTextContent(text);
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    `${text}. The sample is as if it applied.`,
  );
  await user.click(isOn);
  expect(isOn.closest('[role=group]')).not.toHaveTextContent(text);
});

test('an offer is announced by a switch', async () => {
  const { user, save, stored } = await open('/offers/o1');
  const field = await screen.findByRole('checkbox', { name: 'Announced to shoppers' });
  const code = screen.getByLabelText('Code');
  expect(field).toHaveAccessibleDescription(/^Shown nowhere before it applies/);
  await user.type(code, 'TEA');
  expect(field).toHaveAccessibleDescription('Shown in the cart under “Have a code?”');
  await user.clear(code);
  await user.selectOptions(screen.getByLabelText('For'), 'CATEGORIES');
  expect(field).toHaveAccessibleDescription('Shown at its products');
  await user.type(code, 'TEA');
  expect(field).toHaveAccessibleDescription('Shown in the cart under “Have a code?”, and at its products');
  await user.selectOptions(screen.getByLabelText('For'), 'ALL');
  await user.click(field);
  await save();
  await expect.poll(() => stored().announced).toBe(true);
  expect(field).toBeChecked();
});

test('the list says which offers apply now, have ended, or begin later, and which are announced', async () => {
  const past = '2020-12-20T00:00:00.000+05:30';
  const future = '2999-12-20T00:00:00.000+05:30';
  const nodes = [
    { startsAt: past, endsAt: future },
    { startsAt: past, endsAt: past },
    { announced: true },
    { startsAt: future },
    { startsAt: future, active: false },
    { maxUses: 3, reservedUses: 1, usedUses: 2 },
  ].map((fields, index) => ({ ...opened, ...fields, id: `o${index}` }));
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  const offers = { __typename: 'DeskOfferConnection', nodes, pageInfo };
  const { client } = fakeShop(
    { Offers: () => ({ desk: { __typename: 'Desk', offers } }) },
    createDeskCache(),
  );
  renderDesk(client, <OffersPage />, []);
  const table = await screen.findByRole('table', { name: 'Offers' });
  const states = [...table.querySelectorAll('tbody tr')].map((row) => row.children[3]?.textContent);
  expect(states).toEqual([
    'On',
    'Ended on 20 Dec 2020',
    'On Announced',
    'Begins on 20 Dec 2999',
    'Off',
    'Used up',
  ]);
});
