import { eq, inArray, sql } from 'drizzle-orm';
import { message } from '../../../base/messages/message.ts';
import { coupons } from '../../../catalogue/coupons/tables.ts';
import { type Cells, day, InvalidCellError, oneOf, orElse, required, textUpTo } from '../column.ts';
import type { MoveKind, Remark } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

const MICROS = 1_000_000;

/** Promotion codes (Q1, B5). */
export const promoCodeKind: MoveKind = {
  name: 'promo-codes',
  columns: [
    { heading: 'code', about: 'The code, letter by letter', example: 'SPRING10', read: required(textUpTo(50)) },
    { heading: 'name', about: 'Its name for staff', example: 'Spring', read: required(textUpTo(100)) },
    {
      heading: 'multiplier',
      about: 'What remains to pay: 0.9 takes 10 % off',
      example: '0.9',
      read: required((text) => {
        const trimmed = text.trim();
        const micros = /^[01](?:\.\d{1,6})?$/.test(trimmed) ? Math.round(Number(trimmed) * MICROS) : 0;
        if (micros <= 0 || micros > MICROS) throw new InvalidCellError(message('staff-rule.promo-value'));
        return String(micros / MICROS);
      }),
    },
    { heading: 'startsOn', about: 'First day', example: '2027-03-01', read: required(day) },
    { heading: 'endsOn', about: 'Last day', example: '2027-03-31', read: required(day) },
    {
      heading: 'continent',
      about: 'Continent of the accounts that can use it; empty: all of them',
      example: 'Europe',
      read: orElse('', (text, hot) => oneOf(...new Set(hot.countries.map((country) => country.continent)))(text, hot)),
    },
    {
      heading: 'status',
      about: 'live or inactive; empty: live',
      example: 'live',
      read: orElse('live', oneOf('live', 'inactive')),
    },
  ],
  keyOf: ({ code = '' }) => code,
  async find(db, rows) {
    const codes = rows.map(({ cells }) => cells.code ?? '');
    const found = await db
      .select({ id: coupons.id, code: coupons.code })
      .from(coupons)
      .where(inArray(coupons.code, codes));
    const idOf = new Map(found.map(({ id, code }) => [code, id]));
    return codes.map((code) => idOf.get(code) ?? null);
  },
  async stored(db, which) {
    const rows = await only(db.select().from(coupons).$dynamic(), coupons.id, which);
    return rows.map(({ id, code, name, multiplierMicros, startsOn, endsOn, continent, status }) => ({
      id,
      cells: {
        code,
        name,
        multiplier: multiplierMicros === null ? '' : String(multiplierMicros / MICROS),
        startsOn,
        endsOn,
        continent: continent?.trim() ?? '',
        status: status ?? 'inactive',
      },
    }));
  },
  check: async (_db, rows) =>
    rows.flatMap(({ row, cells }): Remark[] => {
      if ((cells.startsOn ?? '') <= (cells.endsOn ?? '')) return [];
      return [{ row, heading: 'endsOn', message: message('staff-rule.promo-order') }];
    }),
  async add(tx, rows) {
    const added = await tx
      .insert(coupons)
      .values(rows.map(({ cells }) => valuesOf(cells)))
      .returning({ id: coupons.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const { id, cells } of rows)
      await tx
        .update(coupons)
        .set({ ...valuesOf(cells), version: sql`${coupons.version} + 1` })
        .where(eq(coupons.id, id));
  },
  remove: (tx, ids) => removeUnused(tx, coupons, ids),
};

function valuesOf(cells: Cells) {
  return {
    code: cells.code ?? '',
    name: cells.name ?? '',
    multiplierMicros: Math.round(Number(cells.multiplier) * MICROS),
    startsOn: cells.startsOn ?? '',
    endsOn: cells.endsOn ?? '',
    continent: (cells.continent ?? '') === '' ? null : cells.continent,
    status: cells.status === 'inactive' ? ('inactive' as const) : ('live' as const),
  };
}
