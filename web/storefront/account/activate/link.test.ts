import { expect, test } from 'vitest';
import { linkIn } from './link.ts';

const GUID = '5D82FCA6-0471-4AAD-B090-BE13F28720E2';

test.each([
  [`?d=${GUID}`, 'd'],
  [`?e=${GUID}`, 'e'],
  [`?i=${GUID}`, 'i'],
  [`?E=${GUID}`, 'e'],
  [`?utm=mail&i=${GUID}`, 'i'],
] as const)('%s is the link %s (A22)', (query, link) => {
  expect(linkIn(new URLSearchParams(query))).toEqual({ link, guid: GUID });
});

test.each(['', '?d=', '?x=1', `?g=${GUID}`])('"%s" is not an activation link (A22)', (query) => {
  expect(linkIn(new URLSearchParams(query))).toBeNull();
});
