import { z } from 'zod';
import { emailAddress } from './emailAddress.ts';
import { parseInput } from './parseInput.ts';
import { phoneNumber } from './phoneNumber.ts';
import { optionalLine, requiredLine } from './textInput.ts';

describe('the code of a broken rule, with its parameters', () => {
  it.each<[string, z.ZodType, unknown, object]>([
    ['a text that is empty', requiredLine('empty'), ' ', { code: 'REQUIRED', message: 'empty' }],
    [
      'a text of at least one character',
      z.string().min(1, 'blank'),
      '',
      { code: 'REQUIRED', message: 'blank' },
    ],
    ['a text that is too short', z.string().min(8), 'short', { code: 'TOO_SHORT', min: 8 }],
    [
      'a text that is too long',
      requiredLine('').max(3, 'long'),
      'four',
      { code: 'TOO_LONG', max: 3, message: 'long' },
    ],
    ['a text of several lines', optionalLine('lines'), 'a\nb', { code: 'NOT_ONE_LINE', message: 'lines' }],
    ['a text that cannot be stored', requiredLine(''), 'a\ud800', { code: 'TEXT_NOT_STORABLE' }],
    ['an e-mail address', emailAddress, 'asha', { code: 'EMAIL_INVALID' }],
    ['a phone number', phoneNumber, 'twelve', { code: 'PHONE_INVALID' }],
    ['a number that is too large', z.int().max(5), 6, { code: 'OUT_OF_RANGE', max: 5 }],
    ['a number that is too small', z.int().min(1), 0, { code: 'OUT_OF_RANGE', min: 1 }],
    ['a list that is empty', z.array(z.string()).min(1), [], { code: 'REQUIRED' }],
    ['a list that is too short', z.array(z.string()).min(2), ['a'], { code: 'TOO_FEW', min: 2 }],
    ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], { code: 'TOO_MANY', max: 1 }],
    ['another rule', z.string().refine(() => false, 'no'), 'a', { code: 'INPUT_INVALID', message: 'no' }],
    ['another type', z.string(), 1, { code: 'INPUT_INVALID' }],
  ])('%s', (_, schema, value, problem) => {
    expect(parseInput(z.object({ field: schema }), { field: value })).toMatchObject({
      __typename: 'InvalidInput',
      field: 'field',
      ...problem,
    });
  });
});
