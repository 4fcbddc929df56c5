import { describe, expect, test } from 'vitest';
import { loginEmailRefusal, resetEmailRefusal } from './login-rules.ts';
import { inEnglish } from '#server/testing/in-english.ts';

const fiftyCharacters = `${'a'.repeat(36)}@converter.com`;

describe('logging in (A19, C1)', () => {
  test.each(['uk@converter.test', ' uk@converter.test ', 'curator@press.museum', fiftyCharacters])(
    '"%s" is sent',
    (email) => {
      expect(loginEmailRefusal(email)).toBeNull();
    },
  );

  test.each(['', 'uk', 'uk@converter', 'a..b@converter.test', `a${fiftyCharacters}`])('"%s" is not sent', (email) => {
    expect(inEnglish(loginEmailRefusal(email))).toBe('Please enter a valid email address');
  });
});

describe('requesting a new password (C5, D17)', () => {
  test.each([
    ['nothing', '', 'Email address is required'],
    ['only spaces', '   ', 'Email address is required'],
    ['no address at all', 'uk', 'Email is invalid'],
    ['an ending of more than 4 letters', 'curator@press.museum', 'Email is invalid'],
    ['the basic pattern but not the general one', 'a..b@converter.test', 'Please enter a valid email address'],
    ['an address too long to belong to an account', `a${fiftyCharacters}`, 'Please enter a valid email address'],
    ['an address', 'uk@converter.test', null],
  ])('%s', (_, email, message) => {
    expect(inEnglish(resetEmailRefusal(email))).toBe(message);
  });
});
