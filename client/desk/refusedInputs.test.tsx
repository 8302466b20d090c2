import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type FormName, refusedInputsByForm } from '../../server/test/refusedInputs.ts';
import { renderDesk } from '../test/testDesk.tsx';
import { fakeShop } from '../test/testShop.tsx';
import { BannerDialog } from './features/catalogue/banners/BannerDialog.tsx';
import { CategoryDialog } from './features/catalogue/categories/CategoryDialog.tsx';
import { ProductEditor } from './features/catalogue/editor/ProductEditor.tsx';
import { LetterEditor } from './features/newsletter/LetterEditor.tsx';
import { OrderNotes } from './features/orders/order/OrderNotes.tsx';
import { CancelOrderDialog } from './features/refunds/dialog/CancelOrderDialog.tsx';
import { ReviewTable } from './features/reviews/ReviewTable.tsx';
import { WordGroupDialog } from './features/searchWords/WordGroupDialog.tsx';
import { InfoPageForm } from './features/settings/InfoPageForm.tsx';
import { ShopSettingsForm } from './features/settings/ShopSettingsForm.tsx';
import { InviteDialog } from './features/staff/invitations/InviteDialog.tsx';
import { SignUpForm } from './features/staff/signIn/SignUpForm.tsx';
import { AdjustDialog } from './features/stock/AdjustDialog.tsx';
import { ThresholdDialog } from './features/stock/ThresholdDialog.tsx';
import { SaveViewDialog } from './ui/lists/views/SaveViewDialog.tsx';

interface Form {
  element: ReactElement;
  /** Labels of the fields, by the names in the input. */
  labels: Record<string, string | RegExp>;
  /** Opens the form. */
  openButton?: string | RegExp;
  submitButton: string;
}

const close = () => {};
const category = { create: vi.fn(), update: vi.fn(), busy: false };
const settings = {
  name: 'Kirana',
  address: '',
  gstin: '',
  phone: '1800 000 0000',
  invoiceText: '',
  supportHours: '24/7',
  lowStockThreshold: 5,
  requireSecondFactor: false,
  version: 0,
};
const texts = { title: 'Careers', intro: 'Work here', body: 'Now' };
const page = { slug: 'careers', version: 0, texts, original: texts };
const product = { id: 'p1', name: 'Atta', countedIn: 'PIECE' as const, onHand: 5, reserved: 0 };
const review = {
  id: 'r1',
  productId: 'p1',
  productName: 'Atta',
  customerName: 'Asha',
  customerRating: 4,
  review: 'Good',
  answer: null,
  hidden: false,
  dateCreated: '2026-11-23T10:00:00.000Z',
};

const forms: Record<FormName, Form> = {
  shopSettings: {
    element: <ShopSettingsForm settings={settings as never} />,
    labels: {
      name: 'Name of the shop',
      phone: 'Phone number',
      supportHours: 'Support hours',
      address: 'Address',
      gstin: 'GSTIN',
      invoiceText: 'Text on invoices',
      lowStockThreshold: 'Stock is low from',
    },
    submitButton: 'Save settings',
  },
  infoPage: {
    element: <InfoPageForm page={page as never} />,
    labels: { title: 'Title', intro: 'Introduction', body: 'Text' },
    submitButton: 'Save page',
  },
  searchWords: {
    element: <WordGroupDialog group={null} onClose={close} />,
    labels: { words: 'Words for one thing' },
    submitButton: 'Save',
  },
  letter: {
    element: <LetterEditor letter={null} subscriberCount={1} onSaved={close} />,
    labels: { subject: 'Subject', body: 'Text' },
    submitButton: 'Save draft',
  },
  category: {
    element: <CategoryDialog category={null} parentId={null} changes={category as never} onClose={close} />,
    labels: { name: /^Name/ },
    submitButton: 'Save',
  },
  banner: {
    element: <BannerDialog kind="HOME" banner={null} changes={category as never} onClose={close} />,
    labels: { title: /^Title/, text: 'Text', categoryId: /^Leads to/, image: /^Picture/ },
    submitButton: 'Save',
  },
  product: {
    element: <ProductEditor product={null} />,
    labels: {
      name: /^Name/,
      brand: /^Brand/,
      subCategoryId: /^Sub-category/,
      price: /^Price/,
      stock: 'Stock',
      oldPrice: 'Old price (Rs)',
      sku: /SKU/,
      description: 'Description',
      productWeight: 'Weights',
      size: 'Sizes',
    },
    submitButton: 'Save',
  },
  adjustment: {
    element: <AdjustDialog product={product} isOpen onClose={close} />,
    labels: { change: /^Units/, reason: 'Reason' },
    submitButton: 'Save',
  },
  threshold: {
    element: (
      <ThresholdDialog
        product={{ ...product, lowStockThreshold: 5, hasOwnThreshold: false }}
        isOpen
        onClose={close}
      />
    ),
    labels: { threshold: /^Low at/ },
    submitButton: 'Save',
  },
  orderNote: {
    element: <OrderNotes order={{ id: 'o1', notes: [] } as never} />,
    labels: { text: 'New note' },
    submitButton: 'Add the note',
  },
  savedView: {
    element: <SaveViewDialog isOpen list="orders" query="status=paid" onClose={close} onSaved={close} />,
    labels: { name: /^Name/ },
    submitButton: 'Save',
  },
  invitation: {
    element: <InviteDialog />,
    openButton: 'Invite',
    labels: { email: /^E-mail/ },
    submitButton: 'Send the invitation',
  },
  signUp: {
    element: <SignUpForm email="" />,
    labels: { name: /^Name/, email: /^E-mail/, phone: /^Phone/, password: /^Password/ },
    submitButton: 'Open an account',
  },
  reason: {
    element: <CancelOrderDialog orderId="o1" isOpen onClose={close} />,
    labels: { reason: /^Reason/ },
    submitButton: 'Cancel the order',
  },
  answer: {
    element: <ReviewTable reviews={[review as never]} />,
    openButton: /^Answer/,
    labels: { text: /^Answer\W*$/ },
    submitButton: 'Answer',
  },
};

/** What the forms read. */
const reads = {
  DeskCategoryChoices: () => ({ desk: { __typename: 'Desk', categories: [] } }),
  DeskCountries: () => ({ countries: [] }),
  LetterPreview: () => ({ desk: { __typename: 'Desk', letterPreview: '' } }),
};

describe('a form of the desk', () => {
  it.each(refusedInputsByForm)('refuses as the server does, at each field: %s', async (name, refused) => {
    const { client, calls } = fakeShop(reads);
    const { element, labels, openButton, submitButton } = forms[name];
    renderDesk(client, element, ['EDIT_CATALOGUE', 'EDIT_SETTINGS', 'WRITE_ORDER_NOTES', 'MODERATE_REVIEWS']);
    if (openButton) await userEvent.click(await screen.findByRole('button', { name: openButton }));
    // Of each field the first value. Why a form refuses the others, its schema says, which the server's test covers.
    const firstByField = new Map(refused.toReversed().map((input) => [input[0], input]));
    for (const [field, value] of firstByField.values()) {
      const input = await screen.findByLabelText(labels[field] ?? field);
      // A picture is chosen, not typed.
      if (field !== 'image') type(input, typeof value === 'object' ? value.join('\n') : String(value));
    }
    await userEvent.click(screen.getByRole('button', { name: submitButton }));
    for (const [field, , message] of firstByField.values()) {
      const input = screen.getByLabelText(labels[field] ?? field);
      await waitFor(() => expect(input).toHaveAccessibleErrorMessage(message));
    }
    expect(calls.filter(({ name }) => !(name in reads))).toEqual([]);
    expect(category.create).not.toHaveBeenCalled();
  });
});

/** Types in two steps, so that an empty text is a change, too. */
function type(input: HTMLElement, text: string): void {
  fireEvent.input(input, { target: { value: `${text} ` } });
  fireEvent.input(input, { target: { value: text } });
}
