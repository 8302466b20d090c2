import { eventually } from '../../../../../test/eventually.ts';
import { expectTypename } from '../../../../../test/expectTypename.ts';
import {
  ChangeSearchWords,
  ExportSearchWords,
  Products,
  SearchWords,
  Suggestions,
} from '../../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../../test/testkit.ts';
import { sheetXml, workbookOf } from '../../../../../test/workbook.ts';
import { openDatabase } from '../../../../database/database.ts';
import { closeShop, openShop } from '../../../../shop.ts';
import { personalData } from '../../../features.ts';
import { AuditEvent } from '../../../users/audit.entity.ts';
import type { SearchWordsPreview } from './searchWordsFile.service.ts';

let kit: TestShop;
let owner: Shopper;
beforeAll(async () => {
  kit = await startShop();
  owner = await kit.newStaff('owner');
});
afterAll(() => kit.close());

interface Change {
  before?: readonly string[] | null;
  after?: readonly string[] | null;
}

const readWords = async () => {
  const { desk } = await kit.gql(SearchWords, {}, owner.token);
  if (!desk) throw new Error('The owner has no desk');
  return desk.searchWords;
};
const ownGroups = async () => (await readWords()).own.map(({ words }) => words);
const change = async (changes: readonly Change[], { token } = owner) =>
  (await kit.gql(ChangeSearchWords, { changes: changes as { after: string[] }[] }, token)).changeSearchWords;
/** Stores these groups in the place of all. */
async function store(...groups: string[][]): Promise<void> {
  const removals = (await ownGroups()).map((before) => ({ before }));
  expectTypename(await change([...removals, ...groups.map((after) => ({ after }))]), 'DeskSearchWordsSaved');
}
const lastDetails = async (count: number) =>
  (await kit.shop.db.read.find(AuditEvent, { order: { id: 'DESC' }, take: count }))
    .reverse()
    .map(({ action, detail }) => `${action} ${detail}`);

const find = async (text: string) =>
  (await kit.gql(Products, { filter: { text }, first: 3 })).products.nodes.map(({ name }) => name);

describe('the shop’s own search words', () => {
  it('find at once in searches, suggestions and REST, and no more when they are removed', async () => {
    expect(await find('zhentra')).toEqual([]);
    const saved = await change([{ after: [' paneer ', 'zhentra, ज़ेन्त्रा'] }]);
    expect(expectTypename(saved, 'DeskSearchWordsSaved').searchWords.own).toEqual([
      { words: ['paneer', 'zhentra', 'ज़ेन्त्रा'.normalize('NFC')] },
    ]);
    for (const word of ['zhentra', 'Zhentra', 'ज़ेन्त्रा']) expect((await find(word))[0]).toMatch(/paneer/i);
    const { suggestions } = await kit.gql(Suggestions, { text: 'zhentr' });
    expect(suggestions.products[0]?.name).toMatch(/paneer/i);
    expect((await kit.rest<{ name: string }[]>('GET', '/search?q=zhentra')).body[0]?.name).toMatch(/paneer/i);
    await store();
    expect(await find('zhentra')).toEqual([]);
  });

  it('join the built-in group with which they share a word, in singular or plural', async () => {
    await store(['onions', 'zhentra'], ['lays', 'lezz'], ['quux', 'corge']);
    const { own, builtIn } = await readWords();
    expect(builtIn.length).toBeGreaterThanOrEqual(250);
    expect(own.map(({ joins }) => joins.map(({ words: [first] }) => first))).toEqual([
      ['onion'],
      ['chips'],
      [],
    ]);
    // Onions that the shop calls by a built-in word only.
    expect(await find('zhentra')).toEqual(await find('pyaz'));
    // A brand stands for the thing, but not the other way round.
    expect(await find('lezz')).toEqual(await find('lays'));
  });

  it('are known after a restart, and reach the other processes', async () => {
    await store(['paneer', 'zhentra']);
    const { env, log } = kit.shop;
    const other = await openShop({ env, log, db: await openDatabase(env), personalData });
    other.catalog.startIndexing();
    other.catalog.startPolling(log);
    await other.catalog.whenSearchable;
    const matchesOf = (word: string) => other.catalog.search.search(word).length;
    expect(matchesOf('zhentra')).toBeGreaterThan(0);
    await store(['paneer', 'plugh']);
    await eventually(async () => [matchesOf('zhentra'), matchesOf('plugh') > 0], [0, true]);
    await closeShop(other);
  });

  it('are recorded group by group', async () => {
    await store(['paneer', 'zhentra']);
    await change([
      { before: ['paneer', 'zhentra'], after: ['paneer', 'plugh', 'xyzzy'] },
      { after: ['quux', 'corge'] },
    ]);
    await change([{ before: ['quux', 'corge'] }]);
    expect(await lastDetails(3)).toEqual([
      'searchWordsChanged paneer: added plugh, xyzzy; removed zhentra',
      'searchWordsChanged added: quux, corge',
      'searchWordsChanged removed: quux, corge',
    ]);
  });

  it.each<[string, Change[], string, string]>([
    [
      'the same word twice',
      [{ after: ['Seven Up', 'seven-up'] }],
      '0',
      '“seven-up” stands in the group twice',
    ],
    ['no letter', [{ after: ['quux', '—'] }], '0', '“—” has no letter and no digit'],
    [
      'a word of another group',
      [{ after: ['quux', 'corge'] }, { after: ['Zhentra', 'plugh'] }],
      '1',
      '“Zhentra” is in another group of yours: paneer, zhentra',
    ],
    [
      'a changed group with a word of another one',
      [{ before: ['grault', 'garply'], after: ['grault', 'paneer'] }],
      '0',
      '“paneer” is in another group of yours: paneer, zhentra',
    ],
  ])('refuse %s, and then nothing is stored', async (_, changes, index, message) => {
    await store(['paneer', 'zhentra'], ['grault', 'garply']);
    const refused = expectTypename(await change(changes), 'InvalidInput');
    expect(refused).toMatchObject({ message, field: `changes.${index}.after` });
    expect(await ownGroups()).toEqual([
      ['paneer', 'zhentra'],
      ['grault', 'garply'],
    ]);
  });

  it('are at most 300 groups, which the row of the settings has room for', async () => {
    await store();
    // Three bytes a letter, and no two words the same.
    const long = (n: number) => ({ after: [`क${n}${'ख'.repeat(22)}`, `ग${n}${'ख'.repeat(22)}`] });
    const changes = Array.from({ length: 301 }, (_, n) => ({ after: [`a${n}`, `b${n}`] }));
    expect(await change(changes)).toMatchObject({ message: 'There can be at most 300 groups of your own' });
    expect(await change(Array.from({ length: 300 }, (_, n) => long(n)))).toMatchObject({
      message: 'All words of your own groups together are too long',
    });
    const most = Array.from({ length: 280 }, (_, n) => long(n));
    expectTypename(await change(most), 'DeskSearchWordsSaved');
    expect(await ownGroups()).toHaveLength(280);
  });

  it('are saved once by a double click, and not over somebody else’s change', async () => {
    await store(['paneer', 'zhentra']);
    const added = [{ after: ['quux', 'corge'] }];
    const results = await Promise.all([change(added), change(added)]);
    expect(results.map(({ __typename }) => __typename)).toEqual([
      'DeskSearchWordsSaved',
      'DeskSearchWordsSaved',
    ]);
    const other = await kit.newStaff('owner');
    const mine = [{ before: ['paneer', 'zhentra'], after: ['paneer', 'plugh'] }];
    expectTypename(
      await change([{ before: ['paneer', 'zhentra'], after: ['paneer', 'xyzzy'] }], other),
      'DeskSearchWordsSaved',
    );
    const { message } = expectTypename(await change(mine), 'DeskSearchWordsConflict');
    expect(message).toMatch(/^This group was changed or removed meanwhile by .+ \(.+ [ap]m\)\. Nothing was/);
    expect(await ownGroups()).toEqual([
      ['paneer', 'xyzzy'],
      ['quux', 'corge'],
    ]);
  });
});

describe('a file of search words', () => {
  async function preview(content: string | Buffer): Promise<{ status: number; body: SearchWordsPreview }> {
    const form = new FormData();
    form.append('file', new Blob([content]), 'words.csv');
    const headers = { authorization: `Bearer ${owner.token}` };
    const response = await fetch(`${kit.url}/desk/search-words`, { method: 'POST', headers, body: form });
    return { status: response.status, body: (await response.json()) as SearchWordsPreview };
  }
  const exportCsv = async () =>
    expectTypename(
      (await kit.gql(ExportSearchWords, {}, owner.token)).exportSearchWords,
      'DeskSearchWordsCsv',
    ).csv;

  const stored = [
    ['paneer', 'zhentra', 'ज़ेन्त्रा'.normalize('NFC'), 'café'],
    ['0012', '=plugh'],
    ['quux', 'corge'],
  ];
  beforeAll(() => store(...stored));

  it('is exported and read again without a change, and the export is recorded', async () => {
    const csv = await exportCsv();
    expect(csv.split('\r\n')[0]).toBe('word1,word2,word3,word4');
    expect(await lastDetails(1)).toEqual(['searchWordsExported 3 groups']);
    const utf16 = Buffer.from(`\ufeff${csv.replaceAll(',', '\t')}`, 'utf16le');
    // A spreadsheet that cannot write Hindi.
    const windows = Buffer.from(csv.replace(/[\u0900-\u097f]/g, '?').replaceAll(',', ';'), 'latin1');
    for (const [content, encoding] of [
      [`\ufeff${csv}`, 'UTF-8'],
      [utf16, 'UTF-16'],
      [windows, 'Windows-1252'],
    ] as const)
      expect((await preview(content)).body).toEqual({ encoding, unchanged: 3, changes: [], problems: [] });
  });

  it.each<[string, string | Buffer]>([
    ['a word a cell', 'word1;word2;word3\r\npaneer;zhentra;xyzzy\r\n="0012";=plugh;\r\nfoo;bar;\r\n'],
    ['all words in one cell', 'words\r\n"paneer, zhentra, xyzzy"\r\n0012 | =plugh\r\nfoo;bar\r\n'],
    [
      'lines before the titles',
      'Our words\r\n\r\nword1,word2,word3\r\npaneer,zhentra,xyzzy\r\n0012,=plugh\r\nfoo,bar',
    ],
  ])('is compared with what is stored: %s', async (_, content) => {
    expect((await preview(content)).body).toMatchObject({
      unchanged: 1,
      changes: [
        { before: stored[0], after: ['paneer', 'zhentra', 'xyzzy'] },
        { before: null, after: ['foo', 'bar'] },
        { before: stored[2], after: null },
      ],
      problems: [],
    });
    expect(await ownGroups()).toEqual(stored);
  });

  it('may be a workbook', async () => {
    const texts: string[] = [];
    const sheet = sheetXml(
      [
        ['word1', 'word2'],
        ['quux', 'corge'],
      ],
      texts,
    );
    const content = workbookOf(sheet, texts);
    const { body } = await preview(content);
    expect(body).toMatchObject({ encoding: 'Excel workbook', unchanged: 1 });
    expect(body.changes.every(({ after }) => after === null)).toBe(true);
  });

  it('may be any sheet of a workbook', async () => {
    const texts: string[] = [];
    const notes = sheetXml([['name', 'price']], texts);
    const words = sheetXml([['word1', 'word2'], ...stored.slice(0, 1)], texts);
    const { body } = await preview(workbookOf(notes, texts, [], { Words: words }));
    expect(body).toMatchObject({
      encoding: 'Excel workbook, sheet "Words" (not read: "b")',
      unchanged: 1,
      problems: [],
    });
  });

  it('names each row that cannot be stored', async () => {
    const lines = ['word1,word2', 'onion,', 'foo,Foo', '"open,quote', 'bar,baz', 'qux,BAR', '?????,???'];
    const { body } = await preview(lines.join('\n'));
    expect(body.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '2 Please add another word for the same thing: one alone finds nothing new',
      '3 “Foo” stands in the group twice',
      '4 A quote is not closed, or text follows a closing quote',
      '6 “BAR” is in another group of yours: bar, baz',
      '7 “?????” has no letter and no digit',
    ]);
  });

  it.each([
    ['name,price\nonion,20\n', 'none of its first lines begins with word1'],
    [`word1,word2\n${'a,b\n'.repeat(301)}`, 'it has more than 300 groups'],
    ['%PDF-1.7', 'it is a PDF; ask for the list as a spreadsheet, or as CSV'],
  ])('is refused when it is another one', async (content, reason) => {
    const { status, body } = await preview(content);
    expect(status).toBe(400);
    expect(body).toMatchObject({ msg: `This file is not a list of search words: ${reason}` });
  });
});
