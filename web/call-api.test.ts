import { expect, test, vi } from 'vitest';
import { del, get, post } from '#shop/operations/path.ts';
import { callApi } from './call-api.ts';

const LOST = { ok: false, refusal: { status: 0, errors: [], details: {} } };
const READ = 'The shop could not be reached. Nothing was changed; please check your connection and try again.';
const CHANGED =
  'The shop could not be reached, so we do not know whether this was done. Please check your connection, and check what was saved before you try again.';

test.each([
  ['a question', get('/Order/1'), READ],
  ['a change', post('/Order'), CHANGED],
  ['a removal', del('/Order/1'), CHANGED],
])('without an answer to %s, the message says only what is known (D14)', async (_, path, message) => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await callApi(path, {})).toMatchObject({ ...LOST, refusal: { ...LOST.refusal, message } });
});

test('a foreign proxy’s answer does not say whether a change was made either', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await callApi(post('/Order'), {})).toMatchObject({ refusal: { message: CHANGED } });
});
