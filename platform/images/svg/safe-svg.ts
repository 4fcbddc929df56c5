import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import { lengthIn } from './svg-length.ts';

/** A drawing as it is drawn: rewritten from the parts that were understood, without what its editor left. */
export type SafeSvg =
  | { ok: true; svg: string }
  /** @property part  the refused element or attribute, or the parser's words for damage */
  | { ok: false; fault: 'unsafe' | 'damaged'; line: number; part: string };

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Elements that draw. Whatever runs, embeds, animates or links is missing. */
const ALLOWED_ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata view path rect circle ellipse line polyline polygon text tspan textPath image
   linearGradient radialGradient stop pattern clipPath mask marker style switch filter feBlend feColorMatrix
   feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
   feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
   feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

/** Attributes that refer to something. */
const REFERENCES = new Set(['href', 'src']);

class RefusedError extends Error {
  readonly part: string;
  constructor(part: string) {
    super(part);
    this.part = part;
  }
}

/**
 * Reads an SVG that draws only from what it contains: no script, event handler, foreign page or reference to another file,
 * whatever prefix its namespace has. Elements of editors are left out. Entities are replaced where they are plain texts, as
 * Illustrator writes them.
 */
export function readSafeSvg(text: string): SafeSvg {
  const parser = new SaxesParser({ xmlns: true });
  const writer = new SvgWriter();
  try {
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('doctype', (doctype) => Object.assign(parser.ENTITIES, plainEntitiesIn(doctype)));
    parser.on('processinginstruction', ({ target }) => {
      if (target === 'xml-stylesheet') throw new RefusedError('<?xml-stylesheet?>');
    });
    parser.on('opentag', (tag) => writer.open(tag));
    parser.on('text', (content) => writer.write(content));
    parser.on('cdata', (content) => writer.write(content));
    parser.on('closetag', () => writer.close());
    parser.write(text).close();
    return { ok: true, svg: writer.finish() };
  } catch (error) {
    const { line } = parser;
    if (error instanceof RefusedError) return { ok: false, fault: 'unsafe', line, part: error.part };
    // The parser's message begins with its position.
    return { ok: false, fault: 'damaged', line, part: (error as Error).message.replace(/^[\d:]+ /, '') };
  }
}

interface OpenTag {
  name: string;
  uri: string;
  local: string;
  attributes: Readonly<Record<string, SaxesAttributeNS>>;
}

/** Writes what was understood: elements of SVG without their prefix, in one namespace. */
class SvgWriter {
  readonly #parts: string[] = [];
  /** Open elements; null: one of an editor's, which is left out with all that is in it. */
  readonly #open: (string | null)[] = [];
  /** Style sheets come in pieces, and a rule may span two. */
  #style = '';

  open({ name, uri, local, attributes }: OpenTag): void {
    const isRoot = this.#open.length === 0 && this.#parts.length === 0;
    const isOurs = uri === SVG || uri === '';
    if (uri === XHTML || (isRoot && !(isOurs && local === 'svg')) || (isOurs && !ALLOWED_ELEMENTS.has(local)))
      throw new RefusedError(`<${name}>`);
    const isShown = isOurs && this.#open.at(-1) !== null;
    this.#open.push(isShown ? local : null);
    if (!isShown) return;
    const written = Object.values(attributes)
      .map(attributeOf)
      .filter((attribute) => attribute !== undefined);
    const namespaces: Attribute[] = isRoot
      ? [
          ['xmlns', SVG],
          ['xmlns:xlink', XLINK],
        ]
      : [];
    const all = [...namespaces, ...(isRoot ? sizedInPixels(written) : written)];
    this.#parts.push(`<${local}${all.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>`);
  }

  write(content: string): void {
    const inner = this.#open.at(-1);
    if (inner === null || inner === undefined) return;
    if (inner === 'style') this.#style += content;
    this.#parts.push(escaped(content));
  }

  close(): void {
    const local = this.#open.pop();
    if (local === null || local === undefined) return;
    if (local === 'style' && isLeadingOutside(this.#style)) throw new RefusedError('<style>');
    if (local === 'style') this.#style = '';
    this.#parts.push(`</${local}>`);
  }

  /** @throws {Error} there was no element */
  finish(): string {
    if (this.#parts.length === 0) throw new Error('no element');
    return this.#parts.join('');
  }
}

type Attribute = readonly [name: string, value: string];

/** Undefined for one of an editor's. @throws {RefusedError} */
function attributeOf({ name, uri, prefix, local, value }: SaxesAttributeNS): Attribute | undefined {
  if (uri !== '' && uri !== XLINK && uri !== XML) return undefined;
  if (prefix === 'xmlns' || name === 'xmlns') return undefined;
  const isReference = REFERENCES.has(local);
  if ((uri === '' && /^on/i.test(local)) || (isReference && !isInside(value)) || isLeadingOutside(value))
    throw new RefusedError(`${name}="${value.slice(0, 60)}"`);
  return [uri === XLINK ? `xlink:${local}` : uri === XML ? `xml:${local}` : local, value];
}

/**
 * Width and height of the sheet in pixels: a program for pictures multiplies '210mm' twice with the density. Those that it
 * can't know ('100%') are left to the viewBox.
 */
function sizedInPixels(attributes: readonly Attribute[]): Attribute[] {
  const hasBox = attributes.some(([name]) => name === 'viewBox');
  return attributes.flatMap(([name, value]): Attribute[] => {
    if (name !== 'width' && name !== 'height') return [[name, value]];
    const pixels = lengthIn(value);
    if (pixels === undefined) return hasBox ? [] : [[name, value]];
    return [[name, String(pixels)]];
  });
}

const PICTURES_INSIDE = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

/** Returns whether a reference stays in the document: an element of it, or a picture inside. */
function isInside(value: string): boolean {
  const reference = value.trim();
  return reference === '' || reference.startsWith('#') || PICTURES_INSIDE.test(reference);
}

/** Returns whether a style or a property loads something: by url(…), an import or a function of its kind. */
function isLeadingOutside(value: string): boolean {
  const css = withoutEscapes(value);
  const targets = css.matchAll(/url\(\s*["']?([^"')]*)/gi);
  return /@import|(?:image-set|image|src)\(/i.test(css) || targets.some(([, target = '']) => !isInside(target));
}

/** '\75rl' is another way to write 'url'. */
function withoutEscapes(css: string): string {
  return css.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, letter: string | undefined) => {
    if (code === undefined) return letter ?? '';
    const point = Number.parseInt(code, 16);
    return point > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(point);
  });
}

/**
 * Entities of a document type that stand for a plain text: `<!ENTITY ns_svg "http://www.w3.org/2000/svg">`.
 * @throws {RefusedError} one that stands for a file, or for other entities
 */
function plainEntitiesIn(doctype: string): Record<string, string> {
  const declarations = doctype.match(/<!ENTITY[^>]*/gi) ?? [];
  return Object.fromEntries(
    declarations.map((declaration) => {
      const [, name, , value] = /^<!ENTITY\s+([\w.:-]+)\s+(["'])([^&%<"']{0,200})\2\s*$/i.exec(declaration) ?? [];
      if (name === undefined || value === undefined) throw new RefusedError(`${declaration.slice(0, 60)}>`);
      return [name, value];
    }),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
