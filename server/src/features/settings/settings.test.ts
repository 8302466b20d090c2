import { eventually } from '../../../test/eventually.ts';
import { expectTypename } from '../../../test/expectTypename.ts';
import {
  EditedSettings,
  InfoPage,
  ShopInfo,
  UpdateInfoPage,
  UpdateSettings,
} from '../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { openDatabase } from '../../database/database.ts';
import { closeShop, openShop } from '../../shop.ts';
import { personalData } from '../features.ts';
import { AuditEvent } from '../users/audit.entity.ts';
import { getSettings } from './settings.service.ts';

let kit: TestShop;
let owner: Shopper;
beforeAll(async () => {
  kit = await startShop();
  owner = await kit.newStaff('owner');
});
afterAll(() => kit.close());

async function readDesk() {
  const { desk } = await kit.gql(EditedSettings, {}, owner.token);
  if (!desk) throw new Error('The owner has no desk');
  return desk;
}
async function edited() {
  const { version, updatedAt: _, ...input } = (await readDesk()).settings;
  return { version, input };
}
type SettingsInput = Awaited<ReturnType<typeof edited>>['input'];
const update = async (change: Partial<SettingsInput>, version?: number) => {
  const current = await edited();
  const variables = { input: { ...current.input, ...change }, version: version ?? current.version };
  return (await kit.gql(UpdateSettings, variables, owner.token)).updateSettings;
};
const editedPage = async (slug: string) => {
  const page = (await readDesk()).infoPages.find((one) => one.slug === slug);
  if (!page) throw new Error(`There is no page ${slug}`);
  return page;
};
const updatePage = async (
  slug: string,
  input: { title: string; intro: string; body: string },
  version: number,
) => (await kit.gql(UpdateInfoPage, { slug, input, version }, owner.token)).updateInfoPage;
const readPage = async (slug: string) => (await kit.gql(InfoPage, { slug })).infoPage;
/** Whether the HTML of a page of the built client has a text. */
async function pageHas(path: string, text: string): Promise<boolean> {
  let html = '';
  // On a busy machine the shop may answer with an empty page and 503 at first.
  await eventually(async () => {
    const response = await fetch(kit.url + path);
    html = await response.text();
    return response.status;
  }, 200);
  return html.includes(text);
}
const lastEvents = async (count: number) =>
  (await kit.shop.db.read.find(AuditEvent, { order: { id: 'DESC' }, take: count })).reverse();

describe('the shop’s settings', () => {
  it('are those of the specification until somebody changes them', async () => {
    expect((await kit.gql(ShopInfo, {})).shopInfo).toEqual({
      name: 'Kirana',
      phone: '1800 000 0000',
      supportHours: '24/7',
      address: '',
      gstin: '',
      utcOffset: '+05:30',
    });
    expect(await edited()).toMatchObject({
      version: 0,
      input: { lowStockThreshold: 5, requireSecondFactor: false },
    });
  });

  it('are shown to shoppers at once, without SQL, and recorded field by field', async () => {
    const saved = await update({ phone: '+91 22 4000 1000', gstin: ' 27aapfu0939f1zv ' });
    const { settings } = expectTypename(saved, 'DeskSettingsSaved');
    expect(settings).toMatchObject({ phone: '+91 22 4000 1000', gstin: '27AAPFU0939F1ZV', version: 1 });
    const statements = await kit.statements(async () => {
      expect((await kit.gql(ShopInfo, {})).shopInfo).toMatchObject({ phone: '+91 22 4000 1000' });
      expect((await readPage('contact-us'))?.intro).toContain('+91 22 4000 1000');
    });
    expect(statements).toEqual([]);
    expect(await pageHas('/contact-us', '+91 22 4000 1000')).toBe(true);
    expect(getSettings(kit.shop).gstin).toBe('27AAPFU0939F1ZV');
    const source = { action: 'settingsChanged', actorId: owner.id, subject: 'settings:shop' };
    expect(await lastEvents(2)).toMatchObject([
      { ...source, detail: 'gstin: (empty) → 27AAPFU0939F1ZV' },
      { ...source, detail: 'phone: 1800 000 0000 → +91 22 4000 1000' },
    ]);
  });

  it('reach the other processes', async () => {
    const { env, log } = kit.shop;
    const other = await openShop({ env, log, db: await openDatabase(env), personalData });
    other.catalog.startPolling(log);
    await update({ supportHours: '9 to 6' });
    await eventually(async () => getSettings(other).supportHours, '9 to 6');
    await closeShop(other);
  });

  it.each([
    ['name', '', 'InvalidInput'],
    ['name', 'x'.repeat(41), 'InvalidInput'],
    ['name', 'two\nlines', 'InvalidInput'],
    ['gstin', '27AAPFU0939F1ZW', 'InvalidInput'],
    ['phone', 'call us', 'InvalidInput'],
    ['lowStockThreshold', -1, 'InvalidInput'],
    ['lowStockThreshold', 100_001, 'InvalidInput'],
    ['address', '12, MG Road\nPune 411001', 'DeskSettingsSaved'],
    ['invoiceText', 'x'.repeat(301), 'InvalidInput'],
    ['invoiceText', 'Prices include GST.\nNo returns of food.', 'DeskSettingsSaved'],
    ['invoiceText', '', 'DeskSettingsSaved'],
  ])('with %s %j: %s', async (field, value, expected) => {
    const result = await update({ [field]: value });
    expect(result.__typename).toBe(expected);
    if (result.__typename === 'InvalidInput') expect(result.field).toBe(field);
  });

  it('do not require a second factor of all staff before the owner has one', async () => {
    const result = expectTypename(await update({ requireSecondFactor: true }), 'InvalidInput');
    expect(result.field).toBe('requireSecondFactor');
    expect((await edited()).input.requireSecondFactor).toBe(false);
  });

  it('are saved once by a double click', async () => {
    const { version } = await edited();
    const results = await Promise.all([1, 2].map(() => update({ name: 'Kirana Bazaar' }, version)));
    expect(results.map(({ __typename }) => __typename)).toEqual(['DeskSettingsSaved', 'DeskSettingsSaved']);
    expect((await edited()).version).toBe(version + 1);
  });

  it.each([0, 1])('are not overwritten by an edit of an older version (%i)', async (behind) => {
    const { version } = await edited();
    await update({ name: `Kirana ${behind}` });
    const result = await update({ phone: `1800 111 ${behind}` }, behind && version);
    const { settings, message } = expectTypename(result, 'DeskSettingsConflict');
    expect(message).toMatch(/^This was changed meanwhile by you in another window \(.+ [ap]m\)\. Nothing/);
    expect(settings).toMatchObject({ name: `Kirana ${behind}`, version: version + 1 });
    expect((await edited()).input.phone).not.toBe(`1800 111 ${behind}`);
  });

  it('are changed by one of two owners who save at the same time', async () => {
    const { version } = await edited();
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => update({ supportHours: `from ${turn}` }, version)),
    );
    const kinds = results.map(({ __typename }) => __typename);
    expect(kinds.filter((kind) => kind === 'DeskSettingsSaved')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'DeskSettingsConflict')).toHaveLength(5);
  });
});

describe('an information page', () => {
  const texts = {
    title: 'Careers at {shop}',
    intro: 'Call {phone}, {hours}.',
    body: 'First of all.\r\n\r\n## We look for\n\nA baker\nwho rises early.\n\n\n<b>And a driver.</b>\n',
  };

  it('shows its original texts in sections', async () => {
    const page = await readPage('terms-conditions');
    expect(page).toMatchObject({
      title: 'Terms & Conditions',
      intro: 'The rules of buying here, in plain words.',
    });
    expect(page?.sections.map(({ heading }) => heading)).toEqual([
      'Your account',
      'Prices and payment',
      'Reviews',
      'Returns',
    ]);
    expect(page?.sections[1]?.paragraphs).toHaveLength(2);
    expect(await readPage('no-such-page')).toBeNull();
    expect(await readPage('constructor')).toBeNull();
  });

  it('shows new texts with the shop’s settings filled in, as plain text', async () => {
    await update({ name: 'Kirana', phone: '1800 000 0000', supportHours: '24/7' });
    expect(await pageHas('/careers', 'A baker who rises early.')).toBe(false);
    const { page } = expectTypename(await updatePage('careers', texts, 0), 'DeskInfoPageSaved');
    expect(page).toMatchObject({ version: 1, texts: { title: texts.title } });
    expect(await readPage('careers')).toEqual({
      slug: 'careers',
      title: 'Careers at Kirana',
      intro: 'Call 1800 000 0000, 24/7.',
      sections: [
        { heading: null, paragraphs: ['First of all.'] },
        { heading: 'We look for', paragraphs: ['A baker who rises early.', '<b>And a driver.</b>'] },
      ],
    });
    expect(await pageHas('/careers', 'A baker who rises early.')).toBe(true);
    expect(await pageHas('/careers', '<b>And a driver.</b>')).toBe(false);
    expect(await lastEvents(3)).toMatchObject([
      { subject: 'settings:page:careers', detail: 'title: Careers → Careers at {shop}' },
      { detail: expect.stringContaining('Call {phone}') },
      { detail: expect.stringMatching(/^body: ## If that changes .*… → First of all\..*/) },
    ]);
  });

  it('is not overwritten by an edit of an older version', async () => {
    const { version } = await editedPage('about-us');
    await updatePage('about-us', texts, version);
    const conflict = await updatePage('about-us', { ...texts, title: 'Mine' }, version);
    const { page, message } = expectTypename(conflict, 'DeskInfoPageConflict');
    expect(message).toMatch(/^This was changed meanwhile by you in another window \(.+ [ap]m\)\. Nothing/);
    expect(page).toMatchObject({
      version: version + 1,
      texts: { title: texts.title },
    });
  });

  it('rejects an unknown page and an empty text', async () => {
    expect((await updatePage('no-such-page', texts, 0)).__typename).toBe('NotFound');
    const { version } = await editedPage('careers');
    const empty = await updatePage('careers', { ...texts, body: ' \n ' }, version);
    expect(empty).toMatchObject({ __typename: 'InvalidInput', field: 'body' });
  });
});
