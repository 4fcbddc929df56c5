import { describe, expect, test, vi } from 'vitest';
import { runsOf } from './faces.ts';
import { Paper, type Ink } from './paper.ts';
import { drawTable } from './table.ts';
import { readPdf } from './testing/read-pdf.ts';
import { fontOfWoff } from './woff.ts';

const TEXT: Ink = { face: 'text', size: 10, colour: '#000000' };
const about = {
  title: 'A sheet',
  author: 'Store',
  subject: '',
  createdAt: new Date('2026-01-05T10:00:00Z'),
  language: 'de',
};

describe('letters', () => {
  test('each script is set in a font that has its letters', () => {
    const files = runsOf('Maß Łódź Завод', 'text').map(({ file, text }) => [
      file.name.replace(/.*files\/(.*)-normal\.woff/, '$1'),
      text,
    ]);
    expect(files).toEqual([
      ['archivo-latin-400', 'Maß '],
      ['archivo-latin-ext-400', 'Ł'],
      ['archivo-latin-400', 'ód'],
      ['archivo-latin-ext-400', 'ź '],
      ['noto-sans-cyrillic-400', 'Завод'],
    ]);
  });

  test.each([
    ['Αθήνα Ετικέτες ΑΕ', 'text', ['noto-sans-greek-400']],
    ['Ἑλληνική', 'strong', ['noto-sans-greek-ext-700', 'noto-sans-greek-700']],
    ['Етикетка № 7', 'strong', ['noto-sans-cyrillic-700', 'archivo-latin-700']],
    ['DB-Ω', 'part', ['ibm-plex-mono-latin-500', 'noto-sans-mono-greek-500']],
    ['株式会社 東京ラベル', 'strong', ['NotoSansHans-Bold']],
    ['上海标签有限公司 臺灣', 'text', ['NotoSansHans-Regular']],
    ['한글 라벨 주식회사', 'part', ['NotoSansKR-Regular']],
    ['شركة الملصقات', 'text', ['noto-sans-arabic-arabic-400']],
    ['תוויות', 'text', ['noto-sans-hebrew-hebrew-400']],
  ] as const)('"%s" in the font "%s" is drawn with letters, and can be read back', async (text, face, files) => {
    const used = new Set(
      runsOf(text, face).map(({ file }) => file.name.replace(/.*\/(.*?)(?:-normal\.woff|\.otf)$/, '$1')),
    );
    expect([...used]).toEqual(expect.arrayContaining([...files]));
    const paper = new Paper(about);
    paper.line(text, 42, 42, { ...TEXT, face });
    expect(paper.hasMissingLetters).toBe(false);
    expect(readPdf(await paper.finish(() => {})).pages[0]?.join('')).toBe(text);
  });

  test('a letter that no font has becomes a box, and can still be searched and copied', async () => {
    const paper = new Paper(about);
    paper.line('ฉลาก Label (ไทย)', 42, 42, TEXT);
    expect(paper.hasMissingLetters).toBe(true);
    expect(readPdf(await paper.finish(() => {})).pages).toEqual([['ฉลาก', ' Label (', 'ไทย', ')']]);
  });

  test('right-to-left text is set correctly, with figures and other words within it from left to right', async () => {
    const paper = new Paper(about);
    paper.line('شركة ABC 2024 (دبي) للطباعة', 42, 42, TEXT);
    paper.line('PO رقم ۱۲۳', 42, 60, TEXT);
    expect(readPdf(await paper.finish(() => {})).pages).toEqual([
      ['للطباعة', '( ', 'دبي', ' )', 'ABC 2024', 'شركة ', 'PO ', '۱۲۳', 'رقم '],
    ]);
  });

  test('Arabic letters are joined within a word', () => {
    const paper = new Paper(about);
    const widthOf = (text: string) => paper.measure(text, TEXT);
    expect(widthOf('شركة')).toBeLessThan(widthOf('ش') + widthOf('ر') + widthOf('ك') + widthOf('ة'));
  });

  test('control characters and rare spaces leave no box', async () => {
    const paper = new Paper(about);
    paper.line('Soft\u00ADhyphen\u200B zero\u2009thin\u202Fnarrow\u2011hyphen 1\u00A0€', 42, 42, TEXT);
    expect(paper.hasMissingLetters).toBe(false);
    expect(readPdf(await paper.finish(() => {})).pages).toEqual([['Softhyphen zero thin narrow-hyphen 1\u00A0€']]);
  });

  test('only WOFF is accepted as WOFF', () => {
    expect(() => fontOfWoff(Buffer.from('%PDF-1.4'))).toThrow('Not a WOFF 1 font.');
  });
});

describe('a paper', () => {
  test('embeds its fonts, numbers its pages, and contains searchable text', async () => {
    const paper = new Paper(about);
    paper.line('Part', 42, 42, TEXT);
    paper.line('DB-0150', 42, 60, { ...TEXT, face: 'part' });
    paper.newPage();
    paper.line('Müller, Größe 5 €', 553, 42, { ...TEXT, face: 'strong' }, 'right');
    const pdf = await paper.finish((page, of) => paper.line(`Page ${page} of ${of}`, 42, 800, TEXT));
    expect(readPdf(pdf)).toEqual({
      pages: [
        ['Part', 'DB-0150', 'Page 1 of 2'],
        ['Müller, Größe 5 €', 'Page 2 of 2'],
      ],
      fonts: ['Archivo-Regular', 'IBMPlexMono-Medium', 'Archivo-Bold'],
    });
  });

  test('is the same file on another day', async () => {
    const draw = () => {
      const paper = new Paper(about);
      paper.line('The same', 42, 42, TEXT);
      return paper.finish(() => {});
    };
    vi.useFakeTimers({ now: new Date('2026-02-01'), toFake: ['Date'] });
    const once = await draw();
    vi.setSystemTime(new Date('2031-07-09'));
    const again = await draw();
    vi.useRealTimers();
    expect(again.equals(once)).toBe(true);
  });
});

describe('a table', () => {
  const columns = [
    { title: 'Item', width: 100, align: 'left' },
    { title: 'Price', width: 60, align: 'right' },
  ] as const;

  async function pagesOf(rows: string[][], startAt = 42): Promise<string[][]> {
    const paper = new Paper(about);
    paper.y = startAt;
    drawTable(paper, {
      columns,
      rows: rows.map((cells) => cells.map((text) => [{ text, ink: TEXT }])),
      head: TEXT,
      ruleColour: '#cccccc',
      pitch: 12,
      nextPage: () => paper.newPage(),
    });
    return readPdf(await paper.finish(() => {})).pages;
  }

  test('repeats its head on every page and loses no row', async () => {
    const pages = await pagesOf(Array.from({ length: 80 }, (_, index) => [`Row ${index}`, `${index}.00`]));
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(page.slice(0, 2)).toEqual(['Item', 'Price']);
    expect(pages.flatMap((page) => page.filter((text) => text.startsWith('Row')))).toEqual(
      Array.from({ length: 80 }, (_, index) => `Row ${index}`),
    );
  });

  test('keeps a row of several lines together', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => [`${index} begins\nand\nends ${index}`, '1.00']);
    for (const page of await pagesOf(rows)) {
      const begun = page.filter((text) => text.includes('begins')).length;
      expect(page.filter((text) => text.startsWith('ends'))).toHaveLength(begun);
    }
  });

  test('breaks a row that is longer than a page, and continues where it stopped', async () => {
    const long = Array.from({ length: 150 }, (_, index) => `line ${index}`);
    const pages = await pagesOf([
      ['before', '1.00'],
      [long.join('\n'), '2.00'],
      ['after', '3.00'],
    ]);
    expect(pages.flat().filter((text) => text.startsWith('line'))).toEqual(long);
    expect(pages[0]?.slice(0, 5)).toEqual(['Item', 'Price', 'before', '1.00', 'line 0']);
    expect(pages.at(-1)?.slice(-2)).toEqual(['after', '3.00']);
  });

  test('does not leave its head alone at the foot of a page', async () => {
    const pages = await pagesOf([['first', '1.00']], 750);
    expect(pages).toEqual([[], ['Item', 'Price', 'first', '1.00']]);
  });
});
