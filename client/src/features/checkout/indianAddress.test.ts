import { expect, it } from 'vitest';
import { indianAddressWarnings } from './indianAddress.ts';

const INDIAN = { country: 'India', zipCode: '411001', phoneNumber: '9876543210' };

it.each([
  [{}, []],
  [{ zipCode: ' 411 001 ' }, []],
  [{ zipCode: '' }, []],
  [{ zipCode: '41100' }, ['zipCode']],
  [{ zipCode: '4110011' }, ['zipCode']],
  [{ zipCode: '011001' }, ['zipCode']],
  [{ zipCode: 'SW1A 1AA' }, ['zipCode']],
  [{ phoneNumber: '+919876543210' }, []],
  [{ phoneNumber: '919876543210' }, []],
  [{ phoneNumber: '02223456789' }, []],
  [{ phoneNumber: '' }, []],
  [{ phoneNumber: '987654321' }, ['phoneNumber']],
  [{ phoneNumber: '+44207946000' }, ['phoneNumber']],
  [{ country: ' INDIA ', zipCode: '1' }, ['zipCode']],
  [{ country: 'भारत', zipCode: '1' }, ['zipCode']],
  [{ country: 'France', zipCode: '75001', phoneNumber: '123' }, []],
  [{ country: '', zipCode: '1' }, []],
])('an Indian address with %j is unusual in %j', (change, fields) => {
  const warnings = Object.entries(indianAddressWarnings({ ...INDIAN, ...change }));
  expect(warnings.flatMap(([field, text]) => (text ? [field] : []))).toEqual(fields);
});
