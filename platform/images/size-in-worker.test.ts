import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sizeInWorker } from './size-in-worker.ts';
import { normalisePicture } from './open-upload.ts';

const limits = { maxPixels: 1_000_000, timeoutSeconds: 10 };
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c03020' } })
    .jpeg()
    .toBuffer();

test('many pictures at once each return to their caller', async () => {
  const bytes = await picture();
  const widths = [8, 16, 24, 32, 48];
  const drawn = await Promise.all(
    widths.map((width) => sizeInWorker('picture', bytes, { width, format: 'webp', ...limits })),
  );
  const shown = await Promise.all(drawn.map((each) => sharp(each).metadata()));
  expect(shown.map(({ width, format }) => [width, format])).toEqual(widths.map((width) => [width, 'webp']));
});

test('a picture that cannot be drawn is reported, and others are drawn at the same time and after it', async () => {
  const size = { width: 8, format: 'jpg', ...limits } as const;
  const [good, text, nothing] = await Promise.allSettled(
    [await picture(), Buffer.from('no picture'), Buffer.alloc(0)].map((bytes) => sizeInWorker('picture', bytes, size)),
  );
  expect(good).toMatchObject({ status: 'fulfilled' });
  expect(String((text as PromiseRejectedResult).reason)).toMatch(/unsupported image format/);
  expect(String((nothing as PromiseRejectedResult).reason)).toMatch(/empty/);
  expect(Buffer.isBuffer(await sizeInWorker('picture', await picture(), size))).toBe(true);
});

test('a picture that ends its process is refused, and another process draws the next one', async () => {
  const size = { ...limits, longestSide: 30 };
  await normalisePicture(await picture(), size);
  const [first] = uploadProcesses();
  const drawing = normalisePicture(await picture(), size);
  process.kill(Number(first), 'SIGKILL');
  expect(await drawing).toEqual({ ok: false, fault: 'unreadable' });
  expect(await normalisePicture(await picture(), size)).toMatchObject({ ok: true, width: 30 });
  expect(uploadProcesses()).toEqual([expect.not.stringMatching(`^${first}$`)]);
});

/** The ids of the processes for uploads that this one started. */
function uploadProcesses(): string[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const own = lines.map((line) => /^\s*(\d+)\s+(\d+)\s.*upload-process/.exec(line));
  return own.flatMap((found) => (found?.[2] === String(process.pid) ? [found[1] ?? ''] : []));
}
