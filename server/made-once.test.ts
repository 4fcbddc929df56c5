import { expect, test } from 'vitest';
import { MadeOnce } from './made-once.ts';

test('a thing is made once for all who ask', async () => {
  let made = 0;
  const things = new MadeOnce(async (key: string) => `${key} ${(made += 1)}`);
  expect(await Promise.all([things.get('a'), things.get('a'), things.get('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  expect(things.get('a')).toBe('a 1');
});

test('one that could not be made is made when it is next asked for', async () => {
  let tries = 0;
  const things = new MadeOnce(async (key: string) => {
    tries += 1;
    if (tries === 1) throw new Error('out of memory');
    return key;
  });
  await expect(things.get('a')).rejects.toThrow('out of memory');
  expect(await things.get('a')).toBe('a');
});
