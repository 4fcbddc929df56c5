import { expect, test, vi } from 'vitest';
import { runInSequence } from './run-in-sequence.ts';
import { STALE_MS } from './crashed-import.ts';

test('long work without a step, such as drawing a picture, signals that it is alive until it ends', async () => {
  vi.useFakeTimers();
  const work = Promise.withResolvers<void>();
  const [sayWaiting, sayAlive] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const done = runInSequence(() => work.promise, { sayWaiting, sayAlive });
  await vi.advanceTimersByTimeAsync(STALE_MS);
  expect([sayWaiting.mock.calls.length, sayAlive.mock.calls.length]).toEqual([0, 4]);
  work.resolve();
  await done;
  await vi.advanceTimersByTimeAsync(STALE_MS);
  expect(sayAlive).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

test('work waits for the one before, signals that it is alive, and follows a failed one', async () => {
  vi.useFakeTimers();
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const sayWaiting = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('The shop closes'));
  const sayAlive = vi.fn(async () => {});
  const failed = runInSequence(() => first.promise, { sayWaiting, sayAlive });
  const next = runInSequence(async () => begun.push('next'), { sayWaiting, sayAlive });

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
