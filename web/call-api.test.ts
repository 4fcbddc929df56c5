import { expect, test, vi } from 'vitest';
import { del, get, post } from '#shop/base/operations/path.ts';
import { callApi, readCallResult } from './call-api.ts';

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

test('a proxy that takes no request of this size is named, in an upload as in a call (D14)', async () => {
  const page = () => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 });
  const refusal = { status: 413, code: 'network.too-large', message: expect.stringContaining('too large to be sent') };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(page());
  expect(await callApi(post('/Order'), {})).toMatchObject({ ok: false, refusal });
  expect(await readCallResult(page(), 'change')).toMatchObject({ ok: false, refusal });
  expect(await readCallResult(new Response('<h1>Log in to this Wi-Fi</h1>'), 'change')).toMatchObject({
    refusal: { message: CHANGED },
  });
});

test('a foreign proxy’s answer does not say whether a change was made either', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await callApi(post('/Order'), {})).toMatchObject({ refusal: { message: CHANGED } });
});
