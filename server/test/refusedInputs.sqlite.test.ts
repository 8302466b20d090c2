import {
  AddOrderNote,
  AdjustStock,
  AnswerReview,
  BlockCustomer,
  CancelOrder,
  ChangeSearchWords,
  CreateBanner,
  CreateCategory,
  CreateProduct,
  HideReview,
  InviteStaffMember,
  SaveLetter,
  SaveView,
  SetLowStockThreshold,
  SignUp,
  UpdateInfoPage,
  UpdateSettings,
} from './generated/documents.ts';
import { type FormName, refusedInputs, refusedInputsByForm } from './refusedInputs.ts';
import { type Shopper, startShop, type TestShop } from './testkit.ts';

let kit: TestShop;
let owner: Shopper;
beforeAll(async () => {
  kit = await startShop();
  owner = await kit.newStaff('owner');
});
afterAll(() => kit.close());

const id = 'no-such-id';
const settings = {
  name: 'Kirana',
  address: '',
  gstin: '',
  phone: '1800 000 0000',
  invoiceText: '',
  supportHours: '24/7',
  lowStockThreshold: 5,
  requireSecondFactor: false,
};
const product = { name: 'Atta', brand: 'Own', subCategoryId: id, price: 10 };
const banner = { kind: 'HOME' as const, title: 'Diwali', image: '/a.webp', categoryId: id };
const person = {
  name: 'Pavan',
  email: 'pavan@example.com',
  phone: '9000010001',
  password: 'ten green mangoes',
};
const adjustment = { productId: id, kind: 'received' as const, change: 3, expectedOnHand: 5, reason: '' };

/** Sends an input that is right but for these fields. */
const send: Record<FormName, (fields: object, token: string) => Promise<object>> = {
  shopSettings: (fields, token) =>
    kit.gql(UpdateSettings, { input: { ...settings, ...fields }, version: 0 }, token),
  infoPage: (fields, token) =>
    kit.gql(
      UpdateInfoPage,
      {
        slug: 'careers',
        input: { title: 'Careers', intro: 'Work here', body: 'Now', ...fields },
        version: 0,
      },
      token,
    ),
  searchWords: (fields, token) => {
    const { words } = fields as { words: string[] };
    return kit.gql(ChangeSearchWords, { changes: [{ after: words }] }, token);
  },
  letter: (fields, token) =>
    kit.gql(SaveLetter, { input: { subject: 'Diwali', body: 'Sweets', ...fields }, version: 0 }, token),
  category: (fields, token) =>
    kit.gql(CreateCategory, { input: { name: 'Toys', color: '#aabbcc', ...fields } }, token),
  banner: (fields, token) => kit.gql(CreateBanner, { input: { ...banner, ...fields } }, token),
  product: (fields, token) => kit.gql(CreateProduct, { input: { ...product, ...fields } }, token),
  adjustment: (fields, token) => kit.gql(AdjustStock, { adjustments: [{ ...adjustment, ...fields }] }, token),
  threshold: (fields, token) =>
    kit.gql(SetLowStockThreshold, { input: { productIds: [id], threshold: 5, ...fields } }, token),
  orderNote: (fields, token) => kit.gql(AddOrderNote, { orderId: id, text: 'Ring twice', ...fields }, token),
  savedView: (fields, token) =>
    kit.gql(SaveView, { list: 'orders', name: 'Paid', query: '', shared: false, ...fields }, token),
  invitation: (fields, token) =>
    kit.gql(InviteStaffMember, { input: { email: person.email, role: 'packer', ...fields } }, token),
  signUp: (fields) => kit.gql(SignUp, { input: { ...person, ...fields } }),
  reason: (fields, token) => kit.gql(HideReview, { id, reason: 'Rude', ...fields }, token),
  answer: (fields, token) => kit.gql(AnswerReview, { id, text: 'Thank you', ...fields }, token),
};

const cases = refusedInputsByForm.flatMap(([form, refused]) =>
  refused.map(([field, value, message]) => ({ form, field, value, message })),
);

describe('the server', () => {
  it.each(cases)('refuses $field of $form: $message', async ({ form, field, value, message }) => {
    const [result] = Object.values(await send[form]({ [field]: value }, owner.token));
    // A product is refused with all reasons, other inputs with the first one.
    const refusal = result.refusals?.find((one: { field: string | null }) => one.field === field) ?? result;
    expect(refusal.message).toBe(message);
    // Some inputs are one of a list.
    const paths: Partial<Record<FormName, string>> = {
      adjustment: `0.${field}`,
      searchWords: 'changes.0.after',
    };
    if (refusal.field) expect(refusal.field).toBe(paths[form] ?? field);
  });

  it.each(refusedInputs.reason)('refuses the same %s to block and to cancel', async (_, reason, message) => {
    const { blockCustomer } = await kit.gql(BlockCustomer, { id, reason }, owner.token);
    expect(blockCustomer).toMatchObject({ message });
    const input = { orderId: id, idempotencyKey: 'key-of-the-test', reason };
    const { cancelOrder } = await kit.gql(CancelOrder, { input }, owner.token);
    expect(cancelOrder).toMatchObject({ message });
  });
});
