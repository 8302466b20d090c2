import { parseInput } from './parseInput.ts';
import { phoneNumber } from './phoneNumber.ts';
import { optional, requiredLine, requiredText } from './textInput.ts';

const line = requiredLine('empty');
const text = requiredText('empty');

test.each(['Asha Rao', ' 12 Lake Road ', 'नमस्ते🙏', 'क्\u200dष', '李', '-', '\ud83d\ude4f'])(
  'accepts %j',
  (given) => {
    expect([line.parse(given), text.parse(given)]).toEqual([given.trim(), given.trim()]);
  },
);

test('keeps thirty marks upon a letter', () => {
  expect(line.parse(`e${'\u0301'.repeat(500)}क्षी`)).toBe(`e${'\u0301'.repeat(30)}क्षी`);
});

test.each([
  ...[
    '',
    ' ',
    '\n',
    '\0',
    '\u200b\u200b',
    '\u200d',
    '\ufeff',
    '\u00ad',
    '\u202e',
    '\u2060',
    '\u3164',
    '\u2800',
    '\ud83d',
  ],
])('refuses %j as a line and as a text', (given) => {
  expect(line.safeParse(given).error?.issues[0]?.message).toBe('empty');
  expect(text.safeParse(given).error?.issues[0]?.message).toBe('empty');
});

test.each(['Pune\0', 'Pu\u0007ne', 'Pu\x7fne', 'Pu\u0085ne', 'Pune \udc00'])(
  'says of %j that it has characters that cannot be stored',
  (given) => {
    for (const input of [line, text])
      expect(input.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([
        'This text has characters that cannot be stored. Please type it again.',
      ]);
  },
);

test.each(['one\ntwo', 'one\r\n\r\ntwo', 'one\ttwo'])('accepts %j as a text, but not as a line', (given) => {
  expect(line.safeParse(given).success).toBe(false);
  expect(text.parse(given)).toBe(given);
});

test.each(['\u202dAsha\u202c', 'As\u200bha', '\ufeffAsha', '\u2066Asha\u2069 '])(
  'takes what hides or turns text out of the line %j',
  (given) => {
    expect(line.parse(given)).toBe('Asha');
  },
);

test.each(['one\u2028two', 'one\u2029two'])('refuses the line separator in %j as a line', (given) => {
  expect(line.safeParse(given).success).toBe(false);
});

test('an optional text may be empty, and is refused by the sentence of its own schema', () => {
  const phone = optional(phoneNumber);
  expect([phone.parse(' '), phone.parse(' 98-76 ')]).toEqual(['', '9876']);
  const message = 'Please enter a valid phone number';
  expect(parseInput(phone, 'call us')).toMatchObject({ code: 'PHONE_INVALID', message });
});
