import { expect, test } from 'vitest';
import { redirectAfterLogin } from './redirect-after-login.ts';

test.each([
  ['to the dashboard when nothing was asked for', '', '/Dashboard'],
  ['back to the part', 'returnUrl=true&id=14&name=DB-0150', '/product?id=14&name=DB-0150'],
  ['back to a part whose name needs escaping', 'returnUrl=true&id=14&name=A%26B', '/product?id=14&name=A%26B'],
  ['returnUrl without a part is no way', 'returnUrl=true', '/Dashboard'],
  ['the part before the page', 'returnUrl=true&id=14&name=DB-0150&next=%2Fbasket', '/product?id=14&name=DB-0150'],
  ['back to the page', 'next=%2FCustomer-Order%2F%3Fid%3D1001', '/Customer-Order/?id=1001'],
  ['never to another site', 'next=https%3A%2F%2Felsewhere.example%2F', '/Dashboard'],
  ['nor to one that begins like a path', 'next=%2F%2Felsewhere.example', '/Dashboard'],
  ['nor around the corner', 'next=%2F%5Celsewhere.example', '/Dashboard'],
])('a login leads %s (A19, D20)', (_, query, expected) => {
  expect(redirectAfterLogin(new URLSearchParams(query))).toBe(expected);
});
