import { expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';
import { STALE_MS } from './stopped-import.ts';

test('work waits for the one before, says so before it is taken for dead, and follows one that failed', async () => {
  vi.useFakeTimers();
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const sayWaiting = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('The shop closes'));
  const failed = inTurn(() => first.promise, sayWaiting);
  const next = inTurn(async () => begun.push('next'), sayWaiting);

  await vi.advanceTimersByTimeAsync(STALE_MS - 1);
  expect(begun).toEqual([]);
  expect(sayWaiting).toHaveBeenCalledTimes(3);

  first.reject(new Error('It broke'));
  await expect(failed).rejects.toThrow('It broke');
  await next;
  expect(begun).toEqual(['next']);
  await vi.advanceTimersByTimeAsync(STALE_MS);
  expect(sayWaiting).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
