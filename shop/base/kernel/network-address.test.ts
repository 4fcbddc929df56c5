import { expect, test } from 'vitest';
import { addressRange, isNetwork, isWithin } from './network-address.ts';

test.for([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::/48', true],
  ['2001:db8::7', true],
  ['203.0.113.0/33', false],
  ['2001:db8::/129', false],
  ['203.0.113.0/', false],
  ['203.0.113.0/2 4', false],
  ['203.0.113', false],
  ['office', false],
  ['', false],
] as const)('"%s" is an address or a network: %s (M1)', ([text, expected]) => {
  expect(isNetwork(text)).toBe(expected);
});

test.for([
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.114.7', ['203.0.113.0/24', '198.51.100.4'], false],
  ['198.51.100.4', ['203.0.113.0/24', '198.51.100.4'], true],
  ['2001:db8:0:1::9', ['2001:db8::/48'], true],
  ['2001:db9::9', ['2001:db8::/48'], false],
  ['unix', ['0.0.0.0/0', '::/0'], false],
] as const)('%s is within %s: %s (M1)', ([address, networks, expected]) => {
  expect(isWithin(address, networks)).toBe(expected);
});

test.for([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
] as const)('%s is in the range %s (M1)', ([address, range]) => {
  expect(addressRange(address)).toBe(range);
});
