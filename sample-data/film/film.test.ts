import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawFrame, FILM } from './frames.ts';
import { webmFile } from './webm.ts';

const CLUSTER = Buffer.from('1f43b675', 'hex');
const frame = (timeMs: number, isKey: boolean) => ({ bytes: Buffer.from([timeMs / 40]), timeMs, isKey });

test('every second of the film can be drawn, its end included', () => {
  for (let second = 0; second <= FILM.seconds; second += 1) expect(drawFrame(second)).not.toMatch(/NaN|undefined/);
});

test('a film is cut into clusters at its key frames, and its index points at them', () => {
  const file = webmFile([frame(0, true), frame(40, false), frame(80, true)], { width: 2, height: 2, durationMs: 120 });
  const segmentStart = file.indexOf(Buffer.from('18538067', 'hex')) + 12;
  const first = file.indexOf(CLUSTER);
  const second = file.indexOf(CLUSTER, first + 1);
  expect(file.indexOf(CLUSTER, second + 1)).toBe(-1);
  const positions = [...file.toString('hex').matchAll(/f10100000000000008([\da-f]{16})/g)];
  expect(positions.map(([, position = '']) => Number.parseInt(position, 16))).toEqual([
    first - segmentStart,
    second - segmentStart,
  ]);
});

test('the recorded film is a WebM file of less than a megabyte', async () => {
  const film = await readFile(path.join(import.meta.dirname, 'tape-mounting.webm'));
  expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(film.includes('webm')).toBe(true);
  expect(film.length).toBeLessThan(1_000_000);
});
