import { describe, expect, test } from 'vitest';
import { hasShortEnding, isEmailAddress } from './email-address.ts';

describe('the two patterns agree (C1, C2)', () => {
  test.each(['uk@converter.test', 'First.Last+press@mail.converter.co.uk', 'a@b-c.de', 'x_1%y@4you.com', '9@9.co'])(
    '%s is an address',
    (email) => {
      expect(isEmailAddress(email)).toBe(true);
      expect(hasShortEnding(email)).toBe(true);
    },
  );

  test.each([
    '',
    'converter.test',
    '@converter.test',
    'uk@',
    'uk@converter',
    'uk@@converter.test',
    'uk@con verter.test',
    'uk@converter.t',
    'uk@converter.t3st',
    'uk@converter.test\nbcc:x@y.test',
    ' uk@converter.test',
    'a@b@c.test',
    'uk@münchen.de',
  ])('"%s" is not one', (email) => {
    expect(isEmailAddress(email)).toBe(false);
    expect(hasShortEnding(email)).toBe(false);
  });
});

describe('the two patterns differ', () => {
  test.each(['curator@press.museum', "o'brien@converter.test"])(
    '%s is an address, but not by the basic pattern (D38)',
    (email) => {
      expect(isEmailAddress(email)).toBe(true);
      expect(hasShortEnding(email)).toBe(false);
    },
  );

  test.each([
    'a..b@converter.test',
    '.a@converter.test',
    'a.@converter.test',
    'a@-converter.test',
    'a@converter..test',
  ])('%s passes the basic pattern, but is not an address (C5)', (email) => {
    expect(isEmailAddress(email)).toBe(false);
    expect(hasShortEnding(email)).toBe(true);
  });
});
