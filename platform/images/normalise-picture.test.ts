import sharp from 'sharp';
import { expect, test } from 'vitest';
import { normalisePicture, type UploadLimits } from './open-upload.ts';

const limits: UploadLimits = { maxPixels: 1_000_000, longestSide: 300, timeoutSeconds: 10 };
const picture = (width: number, height: number, background = '#c03020') =>
  sharp({ create: { width, height, channels: 4, background } });

async function drawn(bytes: Uint8Array) {
  const result = await normalisePicture(bytes, limits);
  if (!result.ok) throw new Error(result.fault);
  return result;
}

test('a large picture is reduced to the maximum side, a small one keeps its size', async () => {
  expect(await drawn(await picture(600, 400).png().toBuffer())).toMatchObject({ width: 300, height: 200 });
  expect(await drawn(await picture(30, 20).webp().toBuffer())).toMatchObject({ width: 30, height: 20 });
});

test('a picture is upright and contains nothing about its camera or place', async () => {
  const bytes = await picture(40, 20)
    .flatten()
    .withExif({ IFD0: { Copyright: 'A. Photographer' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { jpeg, width, height } = await drawn(bytes);
  expect([width, height]).toEqual([20, 40]);
  const { exif, orientation, format } = await sharp(jpeg).metadata();
  expect([exif, orientation, format]).toEqual([undefined, undefined, 'jpeg']);
});

test('transparency becomes white', async () => {
  const { jpeg } = await drawn(await picture(10, 10, '#00000000').png().toBuffer());
  const { channels } = await sharp(jpeg).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('of an animation the first frame is kept', async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => picture(20, 10, colour).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(await drawn(moving)).toMatchObject({ width: 20, height: 10 });
});

test('a picture with more pixels than its size suggests is refused before it is decoded', async () => {
  const bomb = await picture(5000, 5000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(200_000);
  expect(await normalisePicture(bomb, limits)).toEqual({ ok: false, fault: 'too-many-pixels' });
});

test.each([
  ['a text', Buffer.from('not a picture at all')],
  ['nothing', Buffer.alloc(0)],
  ['the beginning of a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
])('%s is unreadable', async (_, bytes) => {
  expect(await normalisePicture(bytes, limits)).toEqual({ ok: false, fault: 'unreadable' });
});

test('a truncated picture is refused, not shown half grey', async () => {
  const whole = await picture(400, 400).flatten().jpeg().toBuffer();
  expect(await normalisePicture(whole.subarray(0, whole.length / 2), limits)).toEqual({
    ok: false,
    fault: 'unreadable',
  });
});
