import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** For each page its pieces of text, in drawing order. */
  pages: string[][];
  /** The names of the embedded fonts. */
  fonts: string[];
}

/** Parses what Paper wrote, and only that. A search in a viewer finds the same text. */
export function readPdf(pdf: Buffer): ReadPdf {
  const objects = new Map<number, string>();
  for (const [, number, body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(Number(number), body);
  }
  const object = (reference: string | undefined) => objects.get(Number.parseInt(reference ?? '', 10)) ?? '';
  const kids = /\/Kids \[([^\]]*)\]/.exec([...objects.values()].find((body) => body.includes('/Type /Pages')) ?? '');
  const pages = [...(kids?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, number]) => object(number));
  return {
    pages: pages.map((page) => {
      const resources = object(/\/Resources (\d+)/.exec(page)?.[1]);
      const letters = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [
          name,
          lettersOf(streamOf(object(/\/ToUnicode (\d+)/.exec(object(font))?.[1]))),
        ]),
      );
      return textsOf(streamOf(object(/\/Contents (\d+)/.exec(page)?.[1])), letters);
    }),
    fonts: [...objects.values()]
      .filter((body) => body.includes('/FontFile2'))
      .map((body) => /\/FontName \/\w+\+([\w-]+)/.exec(body)?.[1] ?? ''),
  };
}

function streamOf(body: string): string {
  const [, stream = ''] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  const bytes = Buffer.from(stream, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Maps glyphs to letters, from a font's own table. */
function lettersOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\da-f ]*)>/g)].forEach(([, codes = ''], index) => {
      const units = codes.split(' ').map((unit) => Number.parseInt(unit, 16));
      letters.set(Number.parseInt(first, 16) + index, String.fromCharCode(...units));
    });
  }
  return letters;
}

/** Each text of the page, restored from its glyphs, or from its replacement text. */
function textsOf(content: string, fonts: Map<string | undefined, Map<number, string>>): string[] {
  const drawn = content.matchAll(
    /(?:\/ActualText \(([\s\S]*?)(?<!\\)\)[^(]*?)?\/(F\d+) [\d.]+ Tf[\s\S]*?\[(.*?)\] TJ/g,
  );
  return [...drawn].map(([, actual, font, glyphs = '']) =>
    actual !== undefined
      ? textOfString(actual)
      : [...glyphs.matchAll(/<([\da-f]*)>/g)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => fonts.get(font)?.get(Number.parseInt(glyph, 16)) ?? '?')
          .join(''),
  );
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A PDF string: UTF-16 with its byte order mark, or plain. */
function textOfString(written: string): string {
  const plain = written.replaceAll(/\\([\s\S])/g, (_, sign: string) => ESCAPED[sign] ?? sign);
  const bytes = Buffer.from(plain, 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}
