import { expect, test } from 'vitest';
import { keptFields } from './kept-form.ts';

test.each([
  [
    'what was sent',
    '[["name","Blades"],["show",""]]',
    [
      ['name', 'Blades'],
      ['show', ''],
    ],
  ],
  ['no JSON', '[["name"', []],
  ['no list', '{"name":"Blades"}', []],
  ['no fields', '[5,null,["name"],["name",1],["name","Blades"]]', [['name', 'Blades']]],
])('a form that was kept over the sign-in comes back with %s', (_, text, fields) => {
  expect(keptFields(text)).toEqual(fields);
});
