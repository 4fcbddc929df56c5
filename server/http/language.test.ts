import { describe, expect, test } from 'vitest';
import { languageAskedFor, withoutLanguage } from './language.ts';

describe('the language that a program or a browser requests (D46)', () => {
  test.for([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['xx, fr;q=0.8, en;q=0.9', 'en'],
    ['ja', 'en'],
    ['*', 'en'],
    ['es;q=0', 'en'],
    ['x'.repeat(5000), 'en'],
    [';;;,,,=', 'en'],
  ] as const)('%s: %s', ([header, language]) => {
    expect(languageAskedFor(header)).toBe(language);
  });
});

describe('an address in a language (N2)', () => {
  test.for([
    ['/de', '/'],
    ['/de/', '/'],
    ['/DE/search?keyword=x', '/search?keyword=x'],
    ['/de?x=1', '/?x=1'],
    ['/delivery', '/delivery'],
    ['/search', '/search'],
    ['/de/de/search', '/de/search'],
    ['/de//evil.test/x', '//evil.test/x'],
    ['/xx/search', '/xx/search'],
    ['/de/%zz', '/%zz'],
    ['/de/api-of-presses', '/api-of-presses'],
  ] as const)('%s is %s', ([address, page]) => {
    expect(withoutLanguage(address)).toBe(page);
  });

  test.for([
    'api/User/GetSignedIn',
    'Administration',
    'metrics',
    'healthz?x=1',
    'READYZ',
    '%61pi',
    './metrics',
    'x/../metrics',
  ])('/de/%s is no second address of it, so rules for the one cannot be bypassed', (address) => {
    expect(withoutLanguage(`/de/${address}`)).toBe(`/de/${address}`);
  });
});
