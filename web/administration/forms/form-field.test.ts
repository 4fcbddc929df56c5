import { expect, test } from 'vitest';
import { mergedValues, seenValues, versionsOf } from './form-field.ts';

const FIELDS = [
  { name: 'company', label: 'Company' },
  { name: 'postcode', label: 'Postcode' },
  { name: 'active', label: 'Active', read: (value: string) => (value === 'on' ? 'Yes' : 'No') },
  { name: 'town', label: 'Town' },
];
const had = { company: 'Tennant', postcode: 'LS1 1AA', active: 'on', town: 'Leeds' };
const theirs = { company: 'Tennant Labels', postcode: 'LS2 2BB', town: 'Leeds' };
const mine = { company: 'Tennant Ltd', postcode: 'LS1 1AA', active: 'on', town: 'York' };

test('with two saves of one record, each field shows the old, the current and the typed value', () => {
  expect(versionsOf(FIELDS, { had, theirs, mine })).toEqual([
    {
      name: 'company',
      label: 'Company',
      had: 'Tennant',
      theirs: 'Tennant Labels',
      mine: 'Tennant Ltd',
      value: 'Tennant Labels',
      isTaken: false,
    },
    {
      name: 'postcode',
      label: 'Postcode',
      had: 'LS1 1AA',
      theirs: 'LS2 2BB',
      mine: 'LS1 1AA',
      value: 'LS2 2BB',
      isTaken: true,
    },
    { name: 'active', label: 'Active', had: 'Yes', theirs: 'No', mine: 'Yes', value: '', isTaken: true },
  ]);
});

test('saving again keeps the input and does not revert what only the other person changed', () => {
  expect(mergedValues(FIELDS, { had, theirs, mine })).toEqual({
    company: 'Tennant Ltd',
    postcode: 'LS2 2BB',
    town: 'York',
  });
});

test('a text of several lines that nobody edited is theirs, although a form sends other line ends', () => {
  const fields = [{ name: 'bank', label: 'Bank' }];
  const versions = {
    had: { bank: 'Humber Bank\nIBAN 1' },
    theirs: { bank: 'Humber Bank\nIBAN 2' },
    mine: { bank: 'Humber Bank\r\nIBAN 1' },
  };
  expect(mergedValues(fields, versions)).toEqual({ bank: 'Humber Bank\nIBAN 2' });
  expect(versionsOf(fields, versions)).toMatchObject([{ isTaken: true }]);
  expect(versionsOf(fields, { ...versions, theirs: versions.had })).toEqual([]);
});

test.each([
  ['what it was filled with', '{"name":"Blades","show":"1"}', { name: 'Blades', show: '1' }],
  ['nothing', '', {}],
  ['what is no JSON', ' ', {}],
  ['a null', 'null', {}],
  ['no record', '5', {}],
  ['no texts', '{"name":["x"],"show":{},"__proto__":1}', {}],
])("a form's hidden field may return with %s", (_, seen, values) => {
  expect(seenValues({ seen })).toEqual(values);
});
