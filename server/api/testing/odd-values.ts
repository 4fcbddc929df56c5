import fc from 'fast-check';

const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{fffe}',
  '\ud800', // incomplete character
  '\u202eright to left',
  'e\u0301'.repeat(60),
  '👩‍🏭🏭',
  "'; drop table customers; --",
  '%', // SQL wildcards
  '_'.repeat(40),
  '\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'NaN',
  '1e400',
  '-1',
  '99999999999999999999',
  '0x10',
  '１２',
  '2026-02-30',
  '31/02/2026',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(60),
  'ß'.repeat(5000),
];

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  0.005,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  -(2 ** 53),
  1e21,
  1.7976931348623157e308,
  5e-324,
];

/** Nested lists, deeper than any recursion limit. */
const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};

/** Odd values of a field. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...ODD_TEXTS, ...ODD_NUMBERS, null, true, false),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom<unknown>([], {}, [[]], [null], { length: 3 }, { toString: 1 }, { __proto: {} }, nested(50)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Texts for a path or a query. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS.filter((text) => text !== '\ud800')), // a lone surrogate can't be encoded in an address
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.integer().map(String),
);

/** Pieces of an address that no program would write. */
export const oddPathPiece = fc.constantFrom(
  '%ZZ',
  '%00',
  '%C0%AF',
  '%E2%82',
  '..%2f..',
  '%2e%2e',
  '%25',
  '.',
  'a;b=c',
  '%F0%9F%8F%AD',
);

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Malformed or excessive JSON bodies, using the fields of the call. */
export function oddBody(fields: readonly string[]): fc.Arbitrary<{ type: string | undefined; payload: Buffer }> {
  const field = JSON.stringify(fields[0] ?? 'x');
  const json = 'application/json';
  const text = (type: string | undefined, payload: string) => ({ type, payload: Buffer.from(payload) });
  return fc.oneof(
    fc.constantFrom(
      text(json, ''),
      text(json, '{'),
      text(json, 'null'),
      text(json, '[]'),
      text(json, '"text"'),
      text(json, '0'),
      text(json, '[null,1,"x",[],{}]'),
      text(json, `{${field}:1,${field}:"twice"}`),
      text(json, `{${field}:${deep('[', ']', 200_000)}}`),
      text(json, `[{${field}:${deep('{"a":', '}', 50_000).replace('}', '1}')}}]`),
      text(json, deep('[', ']', 300_000)),
      text(json, `{${field}:"${'x'.repeat(900_000)}"}`),
      text(json, `{${field}:"${'x'.repeat(1_100_000)}"}`),
      text(json, `[${'{},'.repeat(100_000)}{}]`),
      text(json, `{${field}:1e999}`),
      text(json, `{"__proto__":{"staff":true},${field}:1}`),
      text(json, `{"constructor":{"prototype":{"x":1}},${field}:1}`),
      text(json, `\ufeff{${field}:1}`),
      text(`${json}; charset=utf-16`, `{${field}:1}`),
      text('text/plain', `{${field}:1}`),
      text('application/x-www-form-urlencoded', 'a=1&b=2'),
      text('application/xml', '<a/>'),
      text('multipart/form-data; boundary=x', '--x\r\n\r\n'),
      text(undefined, `{${field}:1}`),
      text('nonsense', '{}'),
    ),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ type: json, payload: Buffer.from(bytes) })),
  );
}
