import { byNameParts, nameKey, typedNameKeys } from './personKeys.ts';

const finds = (typed: string, name: string): boolean =>
  typedNameKeys(typed).some((key) => nameKey(name).startsWith(key));

// Each of the spellings finds each of the names.
test.each([
  [
    ['O’Brien', "O'Brien", 'OBrien', 'o`brien', 'O Brien', 'obri'],
    ['O’Brien', "O'Brien", 'OBrien'],
  ],
  [
    ['Anne-Marie', 'anne‑marie', 'Annemarie', 'Anne Marie'],
    ['Anne-Marie Rao', 'Annemarie Rao'],
  ],
  [['Anne-Marie', 'Anne Marie', 'Anne–Marie Rao'], ['Anne Marie Rao']],
  [
    ['A.P.J. Kalam', 'APJ Kalam', 'A.P.J.Kalam', 'Kalam APJ'],
    ['A.P.J. Kalam', 'A.P.J.Kalam', 'APJ Kalam'],
  ],
  [
    ['K. Srinivasan', 'K.Srinivasan', 'K Srinivasan'],
    ['K. Srinivasan', 'K.Srinivasan', 'K Srinivasan'],
  ],
  [
    ['Mary D’Souza', 'Mary D Souza', 'Mary DSouza', 'D Souza Mary'],
    ['Mary D’Souza', 'Mary Dsouza'],
  ],
  [
    ['शक्‍ति', 'शक्ति', 'शक्‌ति'],
    ['शक्‍ति राव', 'शक्ति राव', 'शक्‌ति राव'],
  ],
  [
    ['Żofia', 'zofia'],
    ['Żofia', 'ZOFIA'],
  ],
])('%j find %j', (spellings, names) => {
  const missing = spellings.flatMap((typed) =>
    names.filter((name) => !finds(typed, name)).map((name) => `${typed} does not find ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['O’Brien', 'Brien'],
  ['Anne-Marie', 'Anne Rao'],
  ['-', 'Asha'],
  ['.', 'Asha'],
  ['Asha Rao', 'Asha Devi'],
])('%s does not find %s', (typed, name) => {
  expect(finds(typed, name)).toBe(false);
});

test('only an empty text has no keys', () => {
  expect([' ', '', '-', '’'].map((typed) => typedNameKeys(typed).length > 0)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  ['nissa', ['nissa']],
  [' Ñan  O’B ', ['nan', 'ob']],
  ['anne-mar', ['anne', 'mar']],
  ['ara k', ['ara', 'k']],
  ['शक्ति', ['शक्ति']],
  ['sa', null],
  ['sa is ha', null],
  ['', null],
  ['98765', null],
  ['0d8601e7', null],
  ['asha@example.com', null],
])('%j may be these parts of a name: %j', (search, nameParts) => {
  expect(byNameParts({ search, blocked: true })).toEqual(
    nameParts && { search: '', blocked: true, nameParts },
  );
});
