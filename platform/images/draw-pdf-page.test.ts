import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PDFTOPPM, testWith } from '../testing/test-with.ts';
import { drawPdfPage } from './open-upload.ts';

type Options = ConstructorParameters<typeof PDFDocument>[0];

const SHEET: Options = { size: [600, 400], margin: 0 };
const LIMITS = { page: 1, dotsPerInch: 100, longestSide: 2000 };

async function pdf(options: Options, draw: (doc: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const doc = new PDFDocument(options);
  draw(doc);
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A part with its number at a quarter of the width and of the height. */
function drawPart(doc: PDFKit.PDFDocument): void {
  doc.rect(120, 60, 200, 120).stroke();
  doc.fontSize(20).text('7', 144, 93, { lineBreak: false });
  doc.fontSize(10).text('Doctor blade 12.5', 400, 350, { lineBreak: false });
}

/** A sheet as PDF writes it, for what PDFKit has no words for: turned clockwise when it is shown, or with a second part on a layer that is off. */
function written({ rotate = 0 }: { rotate?: number }): Uint8Array {
  const drawn = [
    '120 220 200 120 re S BT /F 20 Tf 144 293 Td (7) Tj ET',
    '/OC /Off BDC 0.8 0 0 rg 400 240 100 100 re f EMC',
  ].join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]/Order[6 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]/Rotate ${rotate}/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/Properties<</Off 6 0 R>>>>>>`,
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/OCG/Name(Dimensions)>>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const header = '%PDF-1.7\n';
  const places = objects.map((_, index) => header.length + objects.slice(0, index).join('').length);
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const tableAt = header.length + objects.join('').length;
  const end = `xref\n0 7\n0000000000 65535 f \n${table}trailer\n<</Size 7/Root 1 0 R>>\nstartxref\n${tableAt}\n%%EOF\n`;
  return Buffer.from(header + objects.join('') + end);
}

const scan = async () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#c0d0e0' } })
    .composite([
      {
        input: Buffer.from('<svg width="80" height="40"><rect width="80" height="40" fill="#203040"/></svg>'),
        left: 60,
        top: 50,
      },
    ])
    .jpeg()
    .toBuffer();

const KINDS: readonly (readonly [kind: string, make: () => Promise<Uint8Array>])[] = [
  ['lines and text', () => pdf(SHEET, drawPart)],
  [
    'a scan',
    async () => {
      const picture = await scan();
      return pdf(SHEET, (doc) => doc.image(picture, 0, 0, { width: 600, height: 400 }));
    },
  ],
  ['a page turned by 90 degrees', async () => written({ rotate: 90 })],
  ['a page turned by 270 degrees', async () => written({ rotate: 270 })],
  ['a layer that is off', async () => written({})],
  [
    'a sheet of 5 metres',
    () =>
      pdf({ size: [14_000, 3000], margin: 0 }, (doc) => {
        doc.lineWidth(60).rect(2000, 500, 6000, 1500).stroke();
      }),
  ],
  [
    'letters without a font in the file',
    () =>
      pdf(SHEET, (doc) => {
        doc.font('Courier-Bold').fontSize(40).text('P5-13', 100, 100);
      }),
  ],
  ['an owner’s password', () => pdf({ ...SHEET, ownerPassword: 'secret', permissions: { copying: false } }, drawPart)],
];

for (const [kind, make] of KINDS) {
  testWith(PDFTOPPM)(`${kind} is drawn as another program draws it (J4)`, async () => {
    const bytes = await make();
    const drawn = await drawPdfPage(bytes, LIMITS);
    if (!drawn.ok) throw new Error(drawn.fault);
    expect(await difference(drawn.png, await drawnByPoppler(bytes, drawn))).toBeLessThan(0.02);
  });
}

async function drawnByPoppler(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-pdf-'));
  try {
    const file = path.join(folder, 'drawing.pdf');
    writeFileSync(file, bytes);
    const size = ['-scale-to-x', String(width), '-scale-to-y', String(height)];
    execFileSync(PDFTOPPM.file, ['-png', '-singlefile', ...size, file, path.join(folder, 'page')]);
    return readFileSync(path.join(folder, 'page.png'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Mean difference of the pixels of small grey copies, from 0 to 1. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).resize(200, 200, { fit: 'fill' }).greyscale().raw().toBuffer()),
  );
  if (a === undefined || b === undefined) throw new Error('Not drawn.');
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length / 255;
}

test('words have their place on the page as it is seen, also on a turned one (J4)', async () => {
  const wordsOf = async (rotate: number) => {
    const drawn = await drawPdfPage(written({ rotate }), LIMITS);
    if (!drawn.ok) throw new Error(drawn.fault);
    const { text, x, y } = drawn.words[0] ?? { text: '', x: 0, y: 0 };
    return [text, Math.round(x * 20) / 20, Math.round(y * 20) / 20];
  };
  expect([await wordsOf(0), await wordsOf(90), await wordsOf(180), await wordsOf(270)]).toEqual([
    ['7', 0.25, 0.25],
    ['7', 0.75, 0.25],
    ['7', 0.75, 0.75],
    ['7', 0.25, 0.75],
  ]);
});

test('a page is drawn at its density, and a large one in at most the longest side', async () => {
  const small = await drawPdfPage(await pdf(SHEET, drawPart), LIMITS);
  const large = await drawPdfPage(await pdf({ size: [14_000, 7000], margin: 0 }, drawPart), LIMITS);
  expect([small, large]).toMatchObject([
    { width: 833, height: 556 },
    { width: 2000, height: 1000 },
  ]);
});

test('a PDF that cannot be drawn is refused with its reason, and the next one is drawn', async () => {
  const whole = await pdf({ ...SHEET, compress: false }, drawPart);
  const locked = await pdf({ ...SHEET, userPassword: 'secret' }, drawPart);
  const faultOf = async (bytes: Uint8Array, page = 1) => {
    const drawn = await drawPdfPage(bytes, { ...LIMITS, page });
    return drawn.ok ? 'drawn' : drawn.fault;
  };
  expect([
    await faultOf(locked),
    await faultOf(whole.subarray(0, 200)),
    await faultOf(Buffer.from('%PDF-1.7\nno more')),
    await faultOf(whole, 2),
    await faultOf(whole),
  ]).toEqual(['encrypted', 'unreadable', 'unreadable', 'no-such-page', 'drawn']);
});
