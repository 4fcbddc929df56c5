import { expect, test } from 'vitest';
import { isPdf } from '../../base/files/pdf-file.ts';
import { orderIdOfUpload } from './purchase-order.ts';
import { smallPdf } from './testing/small-pdf.ts';

test.each([
  ['file', '1001', 1001],
  ['file', '1001.pdf', 1001],
  ['file', '1001.PDF', 1001],
  ['1001', 'Our order 77.pdf', 1001],
  ['1001.pdf', 'blob', 1001],
  ['1001', '1002.pdf', 1002],
] as const)('part "%s" with file "%s" is for order %d (D32)', (partName, fileName, orderId) => {
  expect(orderIdOfUpload(partName, fileName)).toBe(orderId);
});

test.each([
  ['file', 'blob'],
  ['file', ''],
  ['file', '0'],
  ['file', '-5'],
  ['file', '1001.exe'],
  ['file', '1001.pdf.exe'],
  ['file', '../1001.pdf'],
  ['file', '1001/../../manuals/830.pdf'],
  ['file', '2147483648'],
  ['file', '99999999999'],
] as const)('part "%s" with file "%s" names no order (D32)', (partName, fileName) => {
  expect(orderIdOfUpload(partName, fileName)).toBeNull();
});

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a small PDF', smallPdf(), true],
  ['one with a byte order mark', bytes('\uFEFF%PDF-1.7\n'), true],
  ['one after a blank line', bytes('\r\n%PDF-2.0\n'), true],
  ['nothing', bytes(''), false],
  ['a page that calls itself a PDF', bytes('<html><script>alert(1)</script>%PDF-1.4'), false],
  ['a program', bytes('MZ\u0090\0'), false],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), false],
  ['the word alone', bytes('PDF'), false],
] as const)('%s: PDF by its bytes %s', (_, content, expected) => {
  expect(isPdf(content)).toBe(expected);
});
