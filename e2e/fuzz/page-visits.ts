import fc from 'fast-check';
import { oddPathPiece, oddText } from '#server/api/testing/odd-values.ts';

/** One request for a page as sent over the wire. */
export interface Visit {
  method: 'GET' | 'POST';
  url: string;
  type: string | undefined;
  payload: Buffer | undefined;
  /** The site in its Origin header. */
  from: string | undefined;
  /** Cookies in addition to the session's. */
  cookies: readonly string[];
}

/** The fields of a page's forms, each with its initial values. */
export type KnownFields = ReadonlyMap<string, readonly string[]>;

/** Names that pages of this shop read from their address or their forms. */
const NAMES =
  'id page pageSize p sort direction search keyword find year next returnUrl name token address editedId code po total saved done added intent cart remove quantity language back email password remember file confirmed version'.split(
    ' ',
  );

const FORM = 'application/x-www-form-urlencoded';

/** Reads the form fields from the HTML of a page. */
export function formsIn(html: string): KnownFields {
  const fields = new Map<string, string[]>();
  for (const [tag] of html.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
    const name = attribute(tag, 'name');
    if (name === undefined) continue;
    const values = fields.get(name) ?? [];
    values.push(attribute(tag, 'value') ?? '');
    fields.set(name, values);
  }
  return fields;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Valid and odd requests for one page: a view, its own form with a few odd fields, or something that is not a form. */
export function pageVisits(address: string, fields: KnownFields): fc.Arbitrary<Visit> {
  const known = [...fields.keys()];
  const name = fc.oneof(fc.constantFrom(...NAMES, ...known), oddText);
  const value = fc.oneof({ weight: 2, arbitrary: oddText }, fc.constantFrom('1', '0', 'on', '141', '1124'));
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 4 });
  const url = fc.oneof(
    { weight: 4, arbitrary: fc.constant(address) },
    { weight: 3, arbitrary: pairs.map((odd) => `${address}${address.includes('?') ? '&' : '?'}${encoded(odd)}`) },
    { weight: 2, arbitrary: pairs.map((odd) => `${address.split('?')[0]}?${encoded(odd)}`) },
    { weight: 1, arbitrary: oddPathPiece.map((piece) => `${address.split('?')[0]}?id=${piece}&${piece}=1`) },
    { weight: 1, arbitrary: oddPathPiece.map((piece) => `${address.split('?')[0]}/${piece}`) },
  );
  const shown = fc.constant({ method: 'GET' as const, type: undefined, payload: undefined });
  const sent = bodies(fields, name, value).map((body) => ({ method: 'POST' as const, ...body }));
  return fc
    .record({
      url,
      what: fc.oneof({ weight: 1, arbitrary: shown }, { weight: 4, arbitrary: sent }),
      from: fc.oneof(
        { weight: 9, arbitrary: fc.constant('http://localhost:3000') },
        fc.constantFrom(undefined, 'null', 'https://elsewhere.test', '%'),
      ),
      cookies: cookies(),
    })
    .map(({ url: asked, what, from, cookies: kept }) => ({ url: asked, ...what, from, cookies: kept }));
}

function bodies(
  fields: KnownFields,
  name: fc.Arbitrary<string>,
  value: fc.Arbitrary<string>,
): fc.Arbitrary<Pick<Visit, 'type' | 'payload'>> {
  const asShown = fc.tuple(
    ...[...fields].map(([field, values]) => fc.constantFrom(...values).map((shown): Pair => [field, shown])),
  );
  const change = fc.record({
    odd: fc.array(fc.tuple(name, value), { maxLength: 3 }),
    missing: fc.array(fc.nat(), { maxLength: 2 }),
    replaced: fc.array(fc.tuple(fc.nat(), value), { maxLength: 2 }),
  });
  const pairs = fc.tuple(asShown, change).map(([shown, { odd, missing, replaced }]) => {
    const left = shown.filter((_, at) => !missing.some((which) => which % shown.length === at));
    for (const [which, other] of replaced) {
      const pair = left[which % Math.max(1, left.length)];
      if (pair !== undefined) left[left.indexOf(pair)] = [pair[0], other];
    }
    return [...left, ...odd];
  });
  const type = fc.constantFrom(
    undefined,
    '',
    'text/plain',
    'application/json',
    'nonsense',
    'multipart/mixed; boundary=x',
    `${FORM}; charset=utf-16`,
    'multipart/form-data',
    'multipart/form-data; boundary=',
  );
  return fc.oneof(
    { weight: 8, arbitrary: pairs.map((all) => ({ type: FORM, payload: Buffer.from(encoded(all)) })) },
    { weight: 4, arbitrary: multipart(pairs, name) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ type: FORM, payload: Buffer.from(bytes) })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(type, pairs).map(([odd, all]) => ({ type: odd, payload: Buffer.from(encoded(all)) })),
    },
    { weight: 1, arbitrary: type.map((odd) => ({ type: odd, payload: undefined })) },
  );
}

type Pair = [name: string, value: string];

/** A form with files in place of texts, texts in place of files, and sometimes cut short. */
function multipart(
  pairs: fc.Arbitrary<Pair[]>,
  name: fc.Arbitrary<string>,
): fc.Arbitrary<Pick<Visit, 'type' | 'payload'>> {
  const file = fc.tuple(
    name,
    fc.constantFrom('a.pdf', '', 'b.csv'),
    fc.constantFrom('%PDF-1.4\n%%EOF\n', '', 'productID\n1\n', 'x'),
  );
  const keep = fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true }));
  return fc.record({ all: pairs, file: fc.option(file), asFile: fc.nat({ max: 12 }), keep }).map((form) => {
    const parts = form.all.map(([field, text], at) =>
      part(at === form.asFile ? `name="${plain(field)}"; filename="x.txt"` : `name="${plain(field)}"`, text),
    );
    if (form.file !== null) parts.push(part(`name="${plain(form.file[0])}"; filename="${form.file[1]}"`, form.file[2]));
    const bytes = Buffer.from(`${parts.join('')}--edge--\r\n`);
    return {
      type: 'multipart/form-data; boundary=edge',
      payload: bytes.subarray(0, Math.ceil(bytes.length * form.keep)),
    };
  });
}

function part(disposition: string, content: string): string {
  return `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

const plain = (text: string) => text.replaceAll(/["\r\n\0]/g, '');

function encoded(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
}

/** Outdated cookies, or cookies that someone made up. */
function cookies(): fc.Arbitrary<readonly string[]> {
  const one = fc.constantFrom(
    'language=de',
    'language=xx',
    'language=%',
    'storefront=%7B%22name%22%3A1%7D',
    'storefront={',
    'storefront=null',
    'cart=00000000-0000-0000-0000-000000000000',
    'cart=%E0%A4',
    'cart=1',
    'token=0',
    'admintoken=%00',
    'userID=-1',
    '=',
    ';;',
    '__proto__=1',
  );
  return fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(one, { maxLength: 3 }));
}
