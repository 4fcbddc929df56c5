import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { computed } from '../wire/wire-members.ts';
import { stripUndeclared } from './strip-undeclared.ts';

const line = z.object({ part: z.string(), widths: z.array(z.int()) });
const note = z.union([
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('link'), href: z.string() }),
]);
const order = z.object({
  id: z.int(),
  placedAt: z.date(),
  lines: z.array(line),
  buyer: z.object({ name: z.string() }).nullable(),
  notes: z.array(note).optional(),
  shelves: z.record(z.string(), line),
  change: z.record(z.string(), z.unknown()),
});

const whole = {
  id: 1,
  placedAt: new Date(0),
  lines: [
    { part: 'DB-0150', widths: [25, 50] },
    { part: 'DB-0200', widths: [] },
  ],
  buyer: { name: 'Ada' },
  notes: [
    { kind: 'text', text: 'a' },
    { kind: 'link', href: '/b' },
  ],
  shelves: { A: { part: 'DB-0025', widths: [] } },
  change: { anything: { within: 1 } },
} as const;

describe('undeclared members are not sent', () => {
  test('a fully declared answer passes unchanged: the same object', () => {
    expect(stripUndeclared(order, whole)).toBe(whole);
    const none = { ...whole, buyer: null, notes: undefined };
    expect(stripUndeclared(order, none)).toBe(none);
  });

  test.each([
    ['next to the others', { secret: 1, ...whole }],
    ['in a record', { ...whole, buyer: { name: 'Ada', secret: 1 } }],
    ['in a later row of a list', { ...whole, lines: [whole.lines[0], { ...whole.lines[1], secret: 1 }] }],
    ['in a map', { ...whole, shelves: { A: { secret: 1, ...whole.shelves.A } } }],
    ['in a choice', { ...whole, notes: [whole.notes[0], { secret: 1, ...whole.notes[1] }] }],
    ['that another choice has', { ...whole, notes: [whole.notes[0], { ...whole.notes[1], text: 'secret' }] }],
    ['in several places', { secret: 1, ...whole, lines: whole.lines.map((each) => ({ secret: 2, ...each })) }],
  ])('an undeclared member %s is left out, and nothing else', (_, answer) => {
    const before = structuredClone(answer);
    expect(stripUndeclared<unknown>(order, answer)).toStrictEqual(whole);
    expect(answer, 'the handler keeps its own').toStrictEqual(before);
  });

  test('a variant that matches no declared one is empty', () => {
    const answer = { ...whole, notes: [{ kind: 'secret', text: 'a' }] };
    expect(stripUndeclared<unknown>(order, answer)).toStrictEqual({ ...whole, notes: [{}] });
  });

  test('a member that only the wire has is no member of ours', () => {
    const roll = z.object({ name: z.string(), label: computed(z.string(), ({ name }: { name: string }) => name) });
    expect(stripUndeclared<unknown>(roll, { name: 'TT-1', label: 'x' })).toStrictEqual({ name: 'TT-1' });
  });

  test('a value with another form on the wire keeps its declared members', () => {
    const reason = z.codec(z.string(), z.object({ code: z.string() }), {
      decode: (code) => ({ code }),
      encode: ({ code }) => code,
    });
    const refused = z.object({ reason: reason.nullable() });
    expect(stripUndeclared<unknown>(refused, { reason: { code: 'gone', costMinor: 5 } })).toStrictEqual({
      reason: { code: 'gone' },
    });
  });

  test('an unsupported schema cannot be declared', () => {
    expect(() => stripUndeclared(z.object({ lines: z.set(z.string()) }), { lines: new Set<string>() })).toThrow(
      'An answer can be declared only with objects, lists, unions of objects, and values without members.',
    );
  });
});
