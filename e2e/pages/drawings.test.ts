import { expect } from 'vitest';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

const DRAWING = '/Administration/Press-Drawing?id=1';

test('a parts list is not saved over a colleague’s, however often it is sent, until that is asked for (J4)', async ({
  visits,
}) => {
  const [mine, theirs] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
  for (const page of [mine, theirs]) await page.goto(DRAWING);
  const note = (page: typeof mine) => page.getByLabel('Note, row 1', { exact: true });
  const press = (page: typeof mine, name: string) => page.getByRole('button', { name, exact: true }).click();
  await note(theirs).fill('Theirs');
  await press(theirs, 'Save drawing');
  for (const note1 of ['Mine', 'Mine again']) {
    await note(mine).fill(note1);
    await press(mine, 'Save drawing');
    expect(mine.status()).toBe(409);
    expect(await note(mine).inputValue()).toBe(note1);
  }
  await theirs.goto(DRAWING);
  expect(await note(theirs).inputValue()).toBe('Theirs');
  await press(mine, 'Replace the colleague’s version');
  await theirs.goto(DRAWING);
  expect(await note(theirs).inputValue()).toBe('Mine again');
});
