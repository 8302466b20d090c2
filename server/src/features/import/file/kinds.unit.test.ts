import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCatalogueFile } from './catalogueFile.ts';
import type { CatalogueRow } from './catalogueRow.ts';
import { readLayout } from './layout.ts';

// Files as shopkeepers and their programs write them, by kind.

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kirana-kinds-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Read = { rows: CatalogueRow[]; notes: string[]; refusals: string[] };

/** Reads a file without a shop. @returns its products, its notes as `field: reason`, and its refusals alike */
async function read(content: string | Buffer, headerLine: number | null = null): Promise<Read> {
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, content);
  const catalogue = await openCatalogueFile({
    path: file,
    layout: await readLayout(file, headerLine),
    pictures: null,
    findCategories: () => () => ({ problem: 'no category' }),
  });
  const answer: Read = { rows: [], notes: [], refusals: [] };
  for await (const { row, notes } of catalogue.lines()) {
    if (row) answer.rows.push(row);
    for (const { action, field, reason } of notes)
      (action === 'refused' ? answer.refusals : answer.notes).push(`${field}: ${reason}`);
  }
  return answer;
}

const HEADER = 'product,category,sub_category,brand,sale_price,market_price,sku,stock,description';
const record = (values: Partial<Record<string, string>>) => {
  const cells = {
    ...{ product: 'Chai', category: 'Drinks', sub_category: 'Tea', brand: 'Own', sale_price: '90' },
    ...{ market_price: '99', sku: 'C-1', stock: '3', description: 'Strong.' },
    ...values,
  };
  return HEADER.split(',')
    .map((name) => `"${(cells[name as keyof typeof cells] ?? '').replaceAll('"', '""')}"`)
    .join(',');
};
/** Reads a file with one product that has these values. */
const readOne = (values: Partial<Record<string, string>>) => read(`${HEADER}\n${record(values)}\n`);

/** Windows-1252 as far as the texts below need it. */
const windows = (text: string) =>
  Buffer.from(
    text.replaceAll('’', '\x92').replaceAll('€', '\x80').replaceAll('…', '\x85').replaceAll('Š', '\x8a'),
    'latin1',
  );

describe('the encoding', () => {
  const text = `${HEADER}\n${record({ product: 'Crème brûlée – ½ kg', brand: 'L’Été' })}\n`.replace('–', '…');
  const hindi = `${HEADER}\n${record({ product: 'तूर दाल', brand: 'मधुर' })}\n`;

  test.each<[string, Buffer, string, string]>([
    ['UTF-8', Buffer.from(text), 'Crème brûlée … ½ kg', 'L’Été'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), 'Crème brûlée … ½ kg', 'L’Été'],
    ['Windows-1252', windows(text), 'Crème brûlée … ½ kg', 'L’Été'],
    ['UTF-16 without a mark', Buffer.from(hindi, 'utf16le'), 'तूर दाल', 'मधुर'],
    ['UTF-16BE without a mark', Buffer.from(hindi, 'utf16le').swap16(), 'तूर दाल', 'मधुर'],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${hindi}`, 'utf16le'), 'तूर दाल', 'मधुर'],
  ])('is %s', async (_, content, name, brand) => {
    const { rows, notes } = await read(content);
    expect(rows).toMatchObject([{ name, brand }]);
    expect(notes).toEqual([]);
  });

  test('is not UTF-16 because of a few zeros', async () => {
    await expect(read(text.replace('C-1', 'C\0'))).rejects.toThrow('it is not a text file');
  });

  test('is still UTF-8 where a few bytes are damaged', async () => {
    const [before, after] = hindi.split('तूर');
    const { rows, notes } = await read(
      Buffer.concat([Buffer.from(`${before}`), Buffer.from([0xe9]), Buffer.from(`तूर${after}`)]),
    );
    expect(rows).toMatchObject([{ name: 'तूर दाल' }]);
    expect(notes).toEqual(['product: unreadable characters removed']);
  });

  test.each([
    ['CrÃ¨me BrÃ»lÃ©e', 'Crème Brûlée'],
    ['LindtÂ® 70 % â€“ dark', 'Lindt® 70 % – dark'],
    [Buffer.from('चाय').toString('latin1'), 'चाय'],
  ])('was applied twice to %s', async (product, name) => {
    const { rows, notes } = await readOne({ product });
    expect(rows).toMatchObject([{ name }]);
    expect(notes).toEqual(['product: was encoded twice: decoded']);
  });

  test.each(['À la Crème', 'CAFÉ…', 'Pâté', 'São João', 'Ünlü', 'Â', 'ÃO'])(
    'was not applied twice to %s',
    async (product) => {
      const { rows, notes } = await readOne({ product });
      expect(rows).toMatchObject([{ name: product }]);
      expect(notes).toEqual([]);
    },
  );
});

describe('one number or name in several spellings', () => {
  test.each([
    ['="0012345"', '0012345'],
    ["'0012345", '0012345'],
    ['8901063012345.0', '8901063012345'],
    ['8901063012345.00', '8901063012345'],
    ['\u200e8901063012345', '8901063012345'],
    ['\u202a8901063012345\u202c', '8901063012345'],
    ['\u00a08901063012345\u00a0', '8901063012345'],
    ['8901\u200b063012345', '8901063012345'],
    ['\ufeff8901063012345', '8901063012345'],
    ['89010\u200d63012345', '8901063012345'],
    ['8 901063 012349', '8901063012349'],
    ['8,901,063,012,349', '8901063012349'],
  ])('is one SKU: %j', async (sku, expected) => {
    const { rows, notes } = await readOne({ sku });
    expect(rows).toMatchObject([{ sku: expected }]);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^sku: /);
  });

  test.each(['8.90E+12', '8,90E+12', '8.90106e+12', '8901060000000'])(
    'is many products as a spreadsheet has shortened it: %s',
    async (sku) => {
      expect((await readOne({ sku })).refusals).toEqual([
        'sku: a number that a spreadsheet has shortened: format its column as text there',
      ]);
    },
  );

  test.each(['12-A', "O'NEIL", '1.5', 'A.0', '007', '8 901063 012341', '1 2', '12,345', '1000000'])(
    'keeps the SKU %s',
    async (sku) => {
      const { rows, notes } = await readOne({ sku });
      expect(rows).toMatchObject([{ sku }]);
      expect(notes).toEqual([]);
    },
  );

  test.each([
    ['="Chai"', 'Chai'],
    ["'Chai", 'Chai'],
    ['\u200fChai\u200f', 'Chai'],
    ['Cha\u200bi', 'Chai'],
    ['Chai\u00adMasala', 'ChaiMasala'],
    ['Masala\u00a0Chai', 'Masala Chai'],
  ])('is one name: %j', async (product, name) => {
    const { rows, notes } = await readOne({ product });
    expect(rows).toMatchObject([{ name }]);
    expect(notes).toHaveLength(1);
  });

  test.each(["'n' Chips", "'90s Candy", 'क्‍ष', '👨‍👩‍👧 Pack', "Lay's"])(
    'keeps the name %s',
    async (product) => {
      const { rows, notes } = await readOne({ product });
      expect(rows).toMatchObject([{ name: product }]);
      expect(notes).toEqual([]);
    },
  );

  test('is a price or a number of units with the same around it', async () => {
    const { rows } = await readOne({ sale_price: '="90"', market_price: '\u200e99', stock: "'3.0" });
    expect(rows).toMatchObject([{ price: 9000, oldPrice: 9900, stock: 3 }]);
  });

  test.each(['8.90106E+12', '8.90106e12', '8,90106E+12'])('is not the SKU %s', async (sku) => {
    const { rows, refusals } = await readOne({ sku });
    expect(rows).toEqual([]);
    expect(refusals).toEqual([
      'sku: a number that a spreadsheet has shortened: format its column as text there',
    ]);
  });
});

describe('the line that names the columns', () => {
  const good = record({});
  test.each<[string, string]>([
    ['after a title', `Verma Stores - price list,,,,,,,,\n${HEADER}\n${good}\n`],
    ['after a title without separators', `Verma Stores\nSeptember\n\n${HEADER}\n${good}\n`],
    ['after blank lines', `\n,,,,,,,,\n \n${HEADER}\n${good}\n`],
    ['after a title with other words of the header', `Brand,,,,,,,,\nItem,Price\n${HEADER}\n${good}\n`],
    ['after a title with an open quote', `"Verma 5" pipes, sale\n${HEADER}\n${good}\n`],
    ['after sep=;', `sep=;\n${HEADER.replaceAll(',', ';')}\n${good.replaceAll(',', ';')}\n`],
    [
      'after "sep=;" and a mark',
      `\ufeff"sep=;"\r\n${HEADER.replaceAll(',', ';')}\r\n${good.replaceAll(',', ';')}\r\n`,
    ],
    ['after sep=| ', `sep=|\n${HEADER.replaceAll(',', '|')}\n${good.replaceAll(',', '|')}\n`],
    ['in a file of an old Mac', `${HEADER}\r${good}\r`],
    ['in a file of an old Mac with a title', `Verma\r\r${HEADER}\r${good}`],
    [
      'after a title with more commas than the header has semicolons',
      `a,b,c,d,e,f,g,h,i,j,k,l\n${HEADER.replaceAll(',', ';')}\n${good.replaceAll(',', ';')}\n`,
    ],
    ['with line ends in quotes', `"product\nname",category,sale_price\nChai,Drinks,90\n`],
  ])('is found %s', async (_, text) => {
    const { rows, refusals } = await read(text);
    expect(refusals).toEqual([]);
    expect(rows).toMatchObject([{ name: 'Chai', category: 'Drinks', price: 9000 }]);
  });

  test('keeps line ends within quotes in a file of an old Mac', async () => {
    const { rows } = await read(`${HEADER}\r${record({ description: 'a\nb' })}\r${record({ sku: 'C-2' })}\r`);
    expect(rows).toMatchObject([
      { line: 2, description: 'a\nb' },
      { line: 3, sku: 'C-2' },
    ]);
  });

  test('is the one that was chosen', async () => {
    const text = `product,category,brand,sale_price\nbrand,category,product,sale_price\nChai,Drinks,Own,90\n`;
    expect((await read(text, 2)).rows).toMatchObject([{ line: 3, name: 'Own', brand: 'Chai' }]);
  });

  test('is named where it lacks columns', async () => {
    await expect(read('Verma Stores\n\nproduct,brand,colour\nChai,Own,red\n')).rejects.toThrow(
      'line 3 has no column category, sale_price',
    );
  });
});

describe('the needed columns', () => {
  test.each([
    ['name,price,unit,category,stock\nBread,45,loaf,Staples,30', { name: 'Bread', price: 4500, stock: 30 }],
    ['product,category,mrp\nBread,Staples,45', { price: 4500, oldPrice: 4500 }],
    ['product,category,market_price\nBread,Staples,45', { price: 4500, oldPrice: 4500 }],
  ])('are those of a new product: %s', async (text, expected) => {
    expect((await read(text)).rows).toMatchObject([
      { brand: 'Unbranded', subCategory: 'Other', category: 'Staples', newProblem: null, ...expected },
    ]);
  });

  test.each([
    ['sku,stock\nC-1,7', { stock: 7 }, 'no product has this SKU'],
    ['sku,sale_price\nC-1,99', { price: 9900, hasPrice: true }, 'no product has this SKU'],
    [
      'sku,market_price\nC-1,99',
      { oldPrice: 9900, hasPrice: false, hasOldPrice: true },
      'no product has this SKU',
    ],
    ['product_id,featured\np-1,yes', { productId: 'p-1', featured: true }, 'no product has this id'],
    ['barcode,qty\n890,7', { sku: '890', stock: 7 }, 'no product has this SKU'],
  ])('of an update are its number and a value: %s', async (text, expected, reason) => {
    const { rows, notes } = await read(text);
    expect(rows).toMatchObject([{ name: '', category: '', ...expected, newProblem: { reason } }]);
    expect(notes).toEqual([]);
  });

  test.each(['sku\nC-1', 'product,brand\nChai,Own', 'stock\n7'])('are missing in %j', (text) =>
    expect(read(text)).rejects.toThrow(),
  );
});

describe('a guess of a column', () => {
  test.each<[string, string[], object]>([
    [
      'Name,Brand,Price,DiscountedPrice,Category,SubCategory,Quantity',
      ['Badam,Premia,451,329,Dry,Nuts,500 gm', 'Kaju,Premia,202,175,Dry,Nuts,200 gm'],
      { price: 32_900, oldPrice: 45_100, stock: null, options: { productWeight: ['500 gm'] } },
    ],
    ['Name,Category,MRP,Selling Price (Rs.)', ['Badam,Dry,451,329'], { price: 32_900, oldPrice: 45_100 }],
    ['Name,Category,MRP,Your Price', ['Badam,Dry,451,329'], { price: 32_900, oldPrice: 45_100 }],
    ['Name,Category,MRP,Rate', ['Badam,Dry,451,18%'], { price: 45_100 }],
    ['Name,Category,M.R.P.,Purchase price', ['Badam,Dry,451,300'], { price: 45_100, oldPrice: 45_100 }],
    ['Name,Category,Regular price,Sale price', ['Badam,Dry,451,'], { price: 45_100, oldPrice: 45_100 }],
    ['Name,Category,Price,Sale price', ['Badam,Dry,451,329'], { price: 32_900, oldPrice: 45_100 }],
    ['Name,Category,MRP,Qty', ['Badam,Dry,451,12'], { stock: 12, options: null }],
    [
      'Name,Category,MRP,Qty,Quantity',
      ['Badam,Dry,451,1 L,12'],
      { stock: 12, options: { productWeight: ['1 L'] } },
    ],
    ['Name,Category,MRP,Unit', ['Badam,Dry,451,1 kg'], { options: { productWeight: ['1 kg'] } }],
    ['Name,Category,MRP,Unit', ['Badam,Dry,451,loaf'], { options: null, stock: null }],
    ['Name,Category,MRP,Stock Qty.', ['Badam,Dry,451,12 pcs'], { stock: 12, options: null }],
    [
      'Name of Item,Under,Rate,Closing Balance,Value',
      ['Badam,Dry,451.00/Nos,12 Nos,5412'],
      { price: 45_100, stock: 12 },
    ],
    [
      'Name,Category,MRP,Qty',
      ['Badam,Dry,451,6 pcs'],
      { stock: null, options: { productWeight: ['6 pcs'] } },
    ],
    ['नाम,श्रेणी,मूल्य,एम.आर.पी.,स्टॉक', ['Badam,Dry,३२९,४५१,१२'], { price: 32_900, oldPrice: 45_100, stock: 12 }],
    [
      'सामान का नाम,वर्ग,विक्रय मूल्य,मात्रा',
      ['Badam,Dry,329,१ किलो'],
      { price: 32_900, stock: null, options: { productWeight: ['१ किलो'] } },
    ],
    ['Name,Category,MRP,Sale', ['Badam,Dry,451,329'], { price: 32_900, oldPrice: 45_100 }],
    ['Name|Category|Price', ['Badam|Dry|451'], { price: 45_100 }],
    ['Title,Categories,Regular price', ['Badam,Dry,451'], { price: 45_100 }],
    [
      'Name,Category,MRP,Units',
      ['Badam,Dry,451,Pack of 6'],
      { options: { productWeight: ['Pack of 6'] }, stock: null },
    ],
  ])('looks at the values: %s %j', async (header, lines, expected) => {
    const { rows, refusals } = await read(`${[header, ...lines].join('\n')}\n`);
    expect(refusals).toEqual([]);
    expect(rows[0]).toMatchObject({ name: 'Badam', ...expected });
  });

  test('reads a price column in which no price can be read', async () => {
    const { rows, refusals } = await read(
      'name,category,price\nBadam,Dry,ask\nGhee,Dairy,$5\nTea,Drinks,90\n',
    );
    expect(rows).toMatchObject([{ name: 'Tea', price: 9000 }]);
    expect(refusals).toEqual(['sale_price: no usable price', 'sale_price: a price in another currency']);
  });

  test('takes ids of the shop only for ids', async () => {
    const id = '01a22914-9a31-72a0-a3f5-7bcacc917006';
    expect((await read(`,ID,Price\n0,${id},90\n`)).rows).toMatchObject([{ productId: id, price: 9000 }]);
    expect((await read('ID,Name,Category,Price\n10,Tea,Drinks,90\n')).rows).toMatchObject([
      { productId: null },
    ]);
  });

  test('has zeros where there is no item code', async () => {
    const { rows } = await read(
      'sku,name,category,price,stock\n0,Tea,Drinks,90,sold out\n0,Ghee,Dairy,900,3\n000.0,Rice,Grains,90,4\n',
    );
    expect(rows).toMatchObject([
      { sku: null, stock: 0 },
      { sku: null, stock: 3 },
      { sku: null, stock: 4 },
    ]);
  });

  test('has row numbers without a note', async () => {
    expect((await read(',name,category,price\n0,Tea,Drinks,90\n1,Ghee,Dairy,900\n')).notes).toEqual([]);
  });

  test('takes a tax of an update for no price', async () => {
    const { rows, refusals } = await read('sku,stock,rate\nC-1,5,18 %\n');
    expect(rows).toMatchObject([{ stock: 5, hasPrice: false }]);
    expect(refusals).toEqual([]);
  });

  test('takes a changed MRP for no selling price', async () => {
    expect((await read('sku,mrp\nC-1,120\n')).rows).toMatchObject([{ hasPrice: false, oldPrice: 12_000 }]);
  });

  test('says that a product is sold at the market price', async () => {
    const { rows, notes } = await read('product,category,sale_price,market_price\nChai,Drinks,,99\n');
    expect(rows).toMatchObject([{ price: 9900, oldPrice: 9900 }]);
    expect(notes).toEqual(['sale_price: blank: sold at the market price']);
  });
});

describe("another program's export", () => {
  test.each([
    ['Tea &amp; Coffee', 'Tea & Coffee'],
    ['Lay&#39;s &quot;Mix&quot;', 'Lay\'s "Mix"'],
    ['Caf&eacute; &#8377;', 'Café ₹'],
    ['Salt &amp;amp; Pepper', 'Salt & Pepper'],
    ['<b>Best</b> Salt', 'Best Salt'],
    ['&lt;b&gt;Best&lt;/b&gt; Salt', 'Best Salt'],
    ['Salt<br/>1 kg', 'Salt 1 kg'],
  ])('has HTML in a name: %s', async (product, name) => {
    const { rows, notes } = await readOne({ product });
    expect(rows).toMatchObject([{ name }]);
    expect(notes[0]).toBe('product: HTML converted to text');
  });

  test.each([
    ['<p>Rich in <b>protein</b>.<br>&nbsp;Keep dry</p>', 'Rich in protein.\nKeep dry'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One\n\nTwo'],
    ['<table><tr><th>Weight</th><td>500 g</td></tr></table>', 'Weight 500 g'],
    ['<p class="x">One</p><script>alert(1)</script><style>p{}</style>', 'One'],
  ])('has HTML in a description: %s', async (description, expected) => {
    expect((await readOne({ description })).rows).toMatchObject([{ description: expected }]);
  });

  test('has semicolons of HTML in a file with semicolons', async () => {
    const { rows } = await read(
      'product;category;sale_price\nTea &amp; Coffee&#39;s;Drinks;90\nR&D;Drinks;90\n',
    );
    expect(rows).toMatchObject([{ name: "Tea & Coffee's" }, { name: 'R&D' }]);
  });

  test('has paths of categories', async () => {
    const { rows, notes } = await read(
      'name,categories,price\nTea,Food &gt; Drinks > Hot,90\nGhee,> 5 kg,900\n',
    );
    expect(rows).toMatchObject([
      { category: 'Food', subCategory: 'Hot' },
      { category: '> 5 kg', subCategory: 'Other' },
    ]);
    expect(notes).toContain('category: a path: its first and last name are read');
  });

  test('has spaces before its quotes', async () => {
    const { rows, refusals } = await read(
      'name, "category", "price"\nTea, "Food, Drinks" , 90\nPan 9", "6" Knife,90\n',
    );
    expect(rows).toMatchObject([{ category: 'Food, Drinks' }, { name: 'Pan 9"', category: '"6" Knife' }]);
    expect(refusals).toEqual([]);
  });

  test('has the names of the columns on each page', async () => {
    const { rows, refusals } = await read(
      'name,category,price,\nTea,Drinks,90,\nname,category,price\nGhee,Dairy,90,\n',
    );
    expect(rows).toHaveLength(2);
    expect(refusals).toEqual([': the names of the columns again']);
  });

  test.each(['AT&T Salt', 'I <3 Salt', 'Salt < Sugar > Spice', 'R&D;'])('has none in %s', async (product) => {
    const { rows, notes } = await readOne({ product });
    expect(rows).toMatchObject([{ name: product }]);
    expect(notes).toEqual([]);
  });

  const nothing = [
    'NULL',
    'null',
    'nan',
    'NaN',
    'N/A',
    'n.a.',
    'NA',
    '#N/A',
    '#REF!',
    '#VALUE!',
    '#NAME?',
    '#####',
    '-',
    '--',
    '—',
    'None',
    '\\N',
    '<NA>',
    'undefined',
    '#DIV/0!',
    'nil',
    '(blank)',
  ];
  test.each(nothing)('has %s for nothing', async (text) => {
    const { rows, notes } = await readOne({
      ...{ brand: text, sub_category: text, market_price: text, sku: text, stock: text, description: text },
    });
    expect(rows).toMatchObject([
      {
        brand: 'Unbranded',
        subCategory: 'Other',
        sku: null,
        stock: null,
        initialStock: 0,
        description: null,
        oldPrice: 9000,
      },
    ]);
    expect(notes).toContain('brand: stands for nothing: taken as blank');
    const cell = { sku: '', [text === '-' ? 'product' : 'category']: text };
    expect((await readOne({ ...cell, ...('category' in cell && { sub_category: '' }) })).rows).toEqual([]);
    expect((await readOne({ product: text, sku: '' })).refusals).toEqual(['product: no product name']);
    expect((await readOne({ sale_price: text, market_price: text, sku: '' })).refusals).toEqual([
      'sale_price: no usable price',
    ]);
  });

  test.each([{ brand: 'Nil Gai' }, { brand: 'NullCo' }, { product: 'Nan Bread' }, { product: 'Naan' }])(
    'has a word: %j',
    async (values) => {
      expect((await readOne(values)).notes).toEqual([]);
    },
  );

  test.each([
    ',,,,TOTAL,4500,,35,',
    'TOTAL,,,,4500,,,35,',
    'Grand Total,,,,4500,,,,',
    'Total: 35 items,,,,,,,,',
    ',,,,,,Sub-total,35,',
    ',कुल,,,4500,,,,',
    'G. Total,,,,4500,,,,',
  ])('has a total below the list: %s', async (line) => {
    const { rows, refusals } = await read(`${HEADER}\n${record({})}\n${line}\n`);
    expect(rows).toHaveLength(1);
    expect(refusals).toEqual(['product: a total, not a product']);
  });

  test('may have a product that is called Total', async () => {
    expect((await readOne({ product: 'Total', brand: 'Total' })).rows).toHaveLength(1);
  });
});

describe('a price in India', () => {
  test.each([
    '99/-',
    'Rs. 99/-',
    'Rs.99.00/-',
    '99 Rs',
    '99.00 INR',
    '₹ 99',
    '₹\u00a099',
    'Rs:99',
    '+99',
    'Rs.  99',
    '0099',
    '99.',
    '₨ 99',
    '₨99/-',
    'INR 99.00',
    '99/- only',
    'Rs 99 only',
    'Re. 99',
    '९९',
    '₹९९',
    'रु. 99',
    '99 रुपये',
    '&#8377;99',
    '৯৯',
    'Rupees 99',
    '99 /-',
    '99/=',
    'INR99',
    '99Rs.',
    '="99"',
    'Rs.99.-',
    '99,-',
    '99.00/Nos',
    'Rs 99 each',
    '₹99 per pc.',
    '₹ 99 (incl. of all taxes)',
  ])('means 99: %s', async (sale_price) => {
    const { rows, refusals } = await readOne({ sale_price, market_price: '' });
    expect(refusals).toEqual([]);
    expect(rows).toMatchObject([{ price: 9900 }]);
  });

  test.each([
    ['.50', 50],
    ['₹.50', 50],
    ['१२०', 12_000],
    ['1,20,000', 12_000_000],
    ['₹1,20,000.00', 12_000_000],
    ['₹ 1,234', 123_400],
    ['१,२३४.५०', 123_450],
    ['1 234.50', 123_450],
    ['1 234', 123_400],
    ['₹ 1 234/-', 123_400],
    ['Rs 12 345.00', 1_234_500],
    ['1\u202f234', 123_400],
    ['120\u00a0150.5', 12_015_050],
    ['1 234,50', 123_450],
    ['१ २३४', 123_400],
  ])('means as many paise: %s', async (sale_price, price) => {
    expect((await readOne({ sale_price, market_price: '' })).rows).toMatchObject([{ price }]);
  });

  test.each([
    ['MRP 99', 'no usable price'],
    ['$99', 'a price in another currency'],
    ['99 USD', 'a price in another currency'],
    ['€ 99', 'a price in another currency'],
    ['12,50', 'no usable price'],
    ['Rs -5', 'no usable price'],
    ['-99', 'no usable price'],
    ['99-120', 'no usable price'],
    ['99/kg', 'no usable price'],
    ['ask', 'no usable price'],
    ['99 99', 'no usable price'],
    ['120 150', 'no usable price'],
    ['120\n150', 'no usable price'],
    ['12 50', 'no usable price'],
    ['1 23', 'no usable price'],
    ['99 120', 'no usable price'],
    ['99 120.5', 'no usable price'],
    ['120 150.50', 'no usable price'],
    ['1  234', 'no usable price'],
    ['1 234.567', 'no usable price'],
    [`9${' '.repeat(90_000)}x`, 'no usable price'],
  ])('is refused: %s', async (sale_price, reason) => {
    expect((await readOne({ sale_price, market_price: '99.00' })).refusals).toEqual([
      `sale_price: ${reason}`,
    ]);
  });

  const decimalCommas = (...prices: string[]) =>
    read(
      `product;category;sale_price;stock\n${prices.map((price, index) => `Chai ${index};Drinks;${price};5`).join('\n')}\n`,
    );

  test('has a decimal comma where the file has them', async () => {
    const { rows, refusals } = await decimalCommas(
      '12,50',
      '1.234,50',
      '1,500',
      '1.500',
      '99',
      '1,20,000',
      '7,5',
      '12.50',
    );
    expect(rows.map(({ price }) => price)).toEqual([1250, 123_450, 9900, 12_000_000, 750, 1250]);
    expect(refusals).toEqual(
      Array(2).fill(
        'sale_price: the file has decimal commas: this could be a thousand as well as a fraction',
      ),
    );
  });

  test('has spaces between thousands where the file has decimal commas', async () => {
    const { rows, refusals } = await decimalCommas(
      '12,50',
      '1\u202f234,50',
      '1\u00a0234',
      '1\u20091,5',
      '120 150',
      '120 150,50',
      '1 234,50',
      '1 234.50',
    );
    expect(rows.map(({ price }) => price)).toEqual([1250, 123_450, 123_400, 123_450, 123_450]);
    expect(refusals).toEqual(Array(3).fill('sale_price: no usable price'));
  });

  test.each([
    [['120,5', ...Array(9).fill('99')], 9],
    [['120,5', '99,5', ...Array(18).fill('99')], 18],
    [['120,5', '99,5', ...Array(17).fill('99')], 19],
  ])('has no decimal comma because of a few typing errors: %j', async (prices, products) => {
    const lines = prices.map((price, index) => `Chai ${index},Drinks,"${price}",5`);
    const { rows } = await read(`product,category,sale_price,stock\n${lines.join('\n')}\n`);
    expect(rows).toHaveLength(products);
  });

  test('has a comma between thousands where the file has no decimal commas', async () => {
    const { rows, refusals } = await decimalCommas('12.50', '1,500', '99.00', '12,50');
    expect(rows.map(({ price }) => price)).toEqual([1250, 150_000, 9900]);
    expect(refusals).toEqual(['sale_price: no usable price']);
  });
});
