import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import type { DeskProductChange } from '../../generated/graphql.ts';
import { DeskToaster } from '../../ui/messages/toaster.tsx';
import type { DeskProduct } from './deskProduct.ts';
import { UndoDialog } from './grid/UndoDialog.tsx';
import { useSaveProducts } from './useSaveProducts.ts';

const product = (id: string, fields: object = {}) => ({
  __typename: 'DeskProduct',
  id,
  version: `${id} 1`,
  sku: null,
  name: `Product ${id}`,
  brand: 'Before',
  price: 10,
  oldPrice: 10,
  stock: 5,
  withdrawn: false,
  featured: false,
  position: 0,
  productWeight: [],
  size: [],
  productRam: [],
  variants: [],
  countries: [],
  countryOfOrigin: null,
  contents: null,
  chargedPrices: [],
  hsn: '',
  gst: '',
  description: '',
  thumbnail: null,
  images: [],
  related: [],
  subCategoryId: 's1',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...fields,
});

const updated = (changes: readonly DeskProductChange[], version: string) => ({
  updateProducts: {
    __typename: 'DeskProductsUpdated',
    products: changes.map(({ id, brand }) => product(String(id), { brand, version: `${id} ${version}` })),
  },
});
/** @param editors names of the editors by product id; `Me` is the one who undoes */
const conflictOf = (editors: Record<string, string | null>) => ({
  updateProducts: {
    __typename: 'DeskEditConflict',
    message: 'Nothing was saved',
    conflicts: Object.entries(editors).map(([id, changedBy]) => ({
      __typename: 'DeskProductConflict',
      changedBy,
      changedAt: null,
      isOwnChange: changedBy === 'Me',
      stored: product(id, { brand: 'Theirs', version: `${id} theirs` }),
    })),
  },
});
const refusalOf = (productId: string, message: string) => ({
  updateProducts: {
    __typename: 'DeskProductsRefused',
    message: `Nothing was saved: ${message}`,
    refusals: [{ __typename: 'DeskRefusal', productId, field: 'brand', message }],
  },
});

function Editor({ ids, change }: { ids: readonly string[]; change: Partial<DeskProductChange> }) {
  const { save, saveUndo } = useSaveProducts({ onConflict: () => {}, onRefused: () => {} });
  const products = ids.map((id) => product(id) as unknown as DeskProduct);
  const changes = products.map(({ id, version }) => ({ id, version, brand: 'Mine', ...change }));
  const { lastSave } = saveUndo;
  return (
    <>
      <button type="button" onClick={() => void save(changes, products)}>
        Save
      </button>
      {lastSave && (
        <button type="button" onClick={() => void saveUndo.undo(lastSave)}>
          Undo last save
        </button>
      )}
      <UndoDialog
        blockedUndo={saveUndo.blockedUndo}
        isBusy={false}
        onUndoOthers={saveUndo.undoOthers}
        onClose={saveUndo.closeBlockedUndo}
      />
      <DeskToaster />
    </>
  );
}

type Reply = (changes: readonly DeskProductChange[]) => object;

/** Saves products and begins to undo it. @param replies to the undo, one after another */
const undoSave = (ids: readonly string[], ...replies: Reply[]) => undoChange({}, ids, ...replies);

/** @param change beside that of the brand */
async function undoChange(change: Partial<DeskProductChange>, ids: readonly string[], ...replies: Reply[]) {
  const queue = [(changes: readonly DeskProductChange[]) => updated(changes, 'saved'), ...replies];
  const update = (variables: Record<string, unknown>) => {
    const reply = queue.shift();
    if (!reply) throw new Error('Nothing more is expected to be sent');
    return reply(variables.changes as DeskProductChange[]);
  };
  const shop = fakeShop({ UpdateProducts: update }, createDeskCache());
  const page = renderDesk(shop.client, <Editor ids={ids} change={change} />, []);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo last save' }));
  const sent = () => shop.calls.slice(1).map(({ variables }) => variables.changes);
  return { ...page, user, sent };
}
const back = (id: string) => ({ id, version: `${id} saved`, brand: 'Before' });
const undone = (changes: readonly DeskProductChange[]) => updated(changes, 'undone');
const undoButton = () => screen.queryByRole('button', { name: 'Undo last save' });

describe('the undo of a save', () => {
  it('restores all former values on top of the saved versions, once', async () => {
    const { sent } = await undoSave(['a', 'b'], undone);
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(sent()).toEqual([[back('a'), back('b')]]);
    expect(undoButton()).toBeNull();
  });

  it('names the products that others have changed, and undoes the others after one more click', async () => {
    const { user, sent } = await undoSave(
      ['a', 'b', 'c', 'd'],
      () => conflictOf({ b: 'Asha', d: null }),
      undone,
    );
    const dialog = await screen.findByRole('dialog', { name: '2 of 4 products can be undone' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Product b was changed by Asha since', 'Product d was changed by somebody else since']);
    expect(sent()).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Undo the 2 others' }));
    expect(await screen.findByText('2 of 4 undone')).toBeInTheDocument();
    expect(sent()[1]).toEqual([back('a'), back('c')]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(undoButton()).toBeNull();
  });

  it('adds what is refused of the others, and stays possible when it is cancelled', async () => {
    const { user } = await undoSave(
      ['a', 'b', 'c'],
      () => conflictOf({ b: 'Asha' }),
      () => refusalOf('c', 'Only 2 units are left'),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo the 2 others' }));
    const dialog = await screen.findByRole('dialog', { name: '1 of 3 products can be undone' });
    expect(within(dialog).getByText('Product c: Only 2 units are left')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(undoButton()).toBeInTheDocument();
  });

  it('offers nothing when all products were changed by others', async () => {
    await undoSave(['a', 'b'], () => conflictOf({ a: 'Asha', b: 'Asha' }));
    const dialog = await screen.findByRole('dialog', { name: 'The last save cannot be undone' });
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Close']);
  });

  it('of a single product says in a message who has changed it', async () => {
    await undoSave(['a'], () => conflictOf({ a: 'Asha' }));
    expect(await screen.findByText('Not undone. Product a was changed by Asha since')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a product that the same person has changed again elsewhere says so', async () => {
    await undoSave(['a'], () => conflictOf({ a: 'Me' }));
    expect(
      await screen.findByText('Not undone. Product a was changed by you in another window since'),
    ).toBeInTheDocument();
  });

  it('stays possible when the shop cannot be reached', async () => {
    await undoSave(['a', 'b'], () => {
      throw new TypeError('no network');
    });
    expect(await screen.findByText(/^Not undone\. The shop cannot be reached/)).toBeInTheDocument();
    expect(undoButton()).toBeInTheDocument();
  });

  it('of stock does not allow for sales once its answer was lost, because it may have been made', async () => {
    const loseAnswer = () => {
      throw new TypeError('no network');
    };
    const { user, sent } = await undoChange({ stockChange: 3 }, ['a'], loseAnswer, undone);
    await screen.findByText(/^Not undone\. The shop cannot be reached/);
    await user.click(screen.getByRole('button', { name: 'Undo last save' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(sent()).toEqual([
      [{ ...back('a'), stockChange: -3 }],
      [{ ...back('a'), stockChange: -3, expectedStock: 5 }],
    ]);
  });

  it('says how long to wait when the shop accepts no more changes for a while', async () => {
    await undoSave(['a', 'b'], () => {
      const extensions = { code: 'TOO_MANY_REQUESTS', retryAfter: 20 };
      throw new CombinedGraphQLErrors({ errors: [{ message: 'Too many', extensions }] });
    });
    expect(
      await screen.findByText('Not undone. Too many requests. Please wait 20 seconds.'),
    ).toBeInTheDocument();
    expect(undoButton()).toBeInTheDocument();
  });
});
