import { expect, test } from 'vitest';
import { declareForm, labelledIn, sentAs, storedAs, textsAfter, textsFor, unreadIn, valuesIn } from './declare-form.ts';
import { line, tick, whole } from './form-kinds.ts';
import { declareRows, rowVersions, versionOf } from './form-rows.ts';

const rows = declareRows('', () =>
  declareForm({
    name: line('press-models.name'),
    place: storedAs('sortOrder', sentAs('sortOrder', whole('press-models.order', 0))),
    archived: {
      ...tick('press-models.archived'),
      shown: (text, textOf) => `${textOf('name')} ${text === 'on' ? 'is' : 'is not'} archived`,
    },
  }),
);

const tapes = [28, { name: 'Tapes', sortOrder: 1, archived: true }] as const;
const blades = [22, { name: 'Blades', sortOrder: 2, archived: false }] as const;
const form = rows.of([28, 22], (row, label) => `${row}: ${label}`);
const texts = { '28.name': 'Tapes', '28.place': '1', '28.archived': 'on', '22.name': 'Blades', '22.place': '2' };

test('rows are fields of one form: filled, read and labelled row by row', () => {
  expect(textsFor(form, rows.stored([tapes, blades]))).toEqual(texts);
  expect(rows.rowsIn(['intent', '28.version', ...Object.keys(texts)])).toEqual(['28', '22']);
  expect(rows.valuesIn(valuesIn(form, texts), rows.rowsIn(Object.keys(texts)))).toEqual([
    { name: 'Tapes', sortOrder: 1, archived: true },
    { name: 'Blades', sortOrder: 2, archived: false },
  ]);
  const archived = labelledIn(form, {}).find(({ name }) => name === '22.archived');
  expect(archived?.label).toBe('22: Archived');
  expect(archived?.read?.('', (name) => texts[name as '22.name'])).toBe('Blades is not archived');
  expect(unreadIn(form, { ...texts, '22.place': 'second' })).toEqual({
    '22.place': { key: 'staff-rule.unreadable-number' },
  });
});

test('only rows that differ from what the form was filled with are changed, whatever its line ends', () => {
  const seen = JSON.stringify({ ...texts, '22.name': 'Blades\nof steel' });
  const typed = { ...texts, '22.name': 'Blades\r\nof steel', seen };
  expect(rows.changedIn(typed)).toEqual([]);
  const { '28.archived': _, ...unticked } = typed;
  expect(rows.changedIn({ ...unticked, '22.place': '3' })).toEqual(['28', '22']);
});

test('a refusal of a list is shown at the field of its row', () => {
  const fieldIn = rows.fieldIn('categories', ['28', '22']);
  expect(fieldIn('categories.1.sortOrder')).toBe('22.place');
  expect(fieldIn('categories.2.name')).toBe('categories.2.name');
  expect(fieldIn('categories')).toBe('categories');
});

test("a colleague's save of one row leaves the others as they were seen", () => {
  const saved = rows.stored([[28, { name: 'Tapes and foams', sortOrder: 1, archived: false }]]);
  const { '28.archived': _, ...others } = texts;
  expect(textsAfter(form, saved, texts)).toEqual({ ...others, '28.name': 'Tapes and foams' });
  expect(rowVersions([{ id: 28, version: 4 }])).toEqual({ '28.version': 4 });
  expect(versionOf({ '28.version': '4' }, 28)).toBe(4);
});
