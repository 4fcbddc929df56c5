import { expect, test } from 'vitest';
import { VIEW_LISTS } from '#shop/desk/list-views/view-lists.ts';
import { STAFF_SCREENS } from './screens.ts';

test('every list of the administration has views, with the right of its screen (P1, P3)', () => {
  const lists = STAFF_SCREENS.filter(({ isList }) => isList).map(({ path, right }) => [path.toLowerCase(), right]);
  expect(VIEW_LISTS).toEqual(Object.fromEntries(lists));
});
