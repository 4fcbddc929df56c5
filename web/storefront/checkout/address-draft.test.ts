import { describe, expect, test } from 'vitest';
import { BLANK_ADDRESS, fingerprint, isUnsaved, formIn } from './address-draft.ts';

const leeds = {
  contactName: 'Ann Dyer',
  line1: '7 Anilox Lane',
  line2: '',
  region: 'West Yorkshire',
  postcode: 'LS1 4AB',
  countryId: '247',
};

describe('an unsaved address blocks the order', () => {
  test.each([
    ['a new one', leeds, fingerprint(BLANK_ADDRESS), true],
    ['a changed one', { ...leeds, line1: '9 Anilox Lane' }, fingerprint(leeds), true],
    ['the chosen one as it is', leeds, fingerprint(leeds), false],
    ['one that the browser sent with its own line ends', leeds, fingerprint(leeds).replaceAll('\n', '\r\n'), false],
    ['a form that was cleared', BLANK_ADDRESS, fingerprint(leeds), false],
  ])('%s', (_, typed, before, expected) => {
    expect(isUnsaved(typed, before)).toBe(expected);
  });
});

test('spaces around the input do not count', () => {
  const form = new FormData();
  form.set('contactName', ' Ann Dyer ');
  form.set('countryId', '247');
  expect(formIn(form)).toEqual({ ...BLANK_ADDRESS, contactName: 'Ann Dyer', countryId: '247' });
});
