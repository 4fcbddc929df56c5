import { expect, test } from 'vitest';
import { beginsAsPicture } from './picture-file.ts';

const bytesOf = (...codes: number[]) => Uint8Array.from(codes);
const textBytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a JPEG', bytesOf(0xff, 0xd8, 0xff, 0xe0, 0, 0), true],
  ['a PNG', bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), true],
  ['a GIF', textBytes('GIF89a......'), true],
  ['a WebP', textBytes('RIFF....WEBPVP8 '), true],
  ['an AVIF', textBytes('\0\0\0\u001Cftypavif'), true],
  ['a drawing that may run', textBytes('<svg xmlns="http://www.w3.org/2000/svg">'), false],
  ['a page', textBytes('<!doctype html><p>'), false],
  ['a PDF', textBytes('%PDF-1.7'), false],
  ['a sound', textBytes('RIFF....WAVEfmt '), false],
  ['a film', textBytes('\0\0\0\u001Cftypisom'), false],
  ['nothing', bytesOf(), false],
])('%s is recognised by its first bytes', (_, bytes, isPicture) => {
  expect(beginsAsPicture(bytes)).toBe(isPicture);
});
