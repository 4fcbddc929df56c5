import { eq, inArray } from 'drizzle-orm';
import { message } from '../../../base/messages/message.ts';
import { ownPath } from '../../../base/kernel/own-path.ts';
import { catching, readOldAddress } from '../../../shopfront/redirects/old-address.ts';
import { redirects } from '../../../shopfront/redirects/tables.ts';
import { InvalidCellError, required } from '../column.ts';
import type { MoveKind, Remark } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Addresses of the earlier shop (Q4). */
export const redirectKind: MoveKind = {
  name: 'redirects',
  columns: [
    {
      heading: 'oldAddress',
      about: 'Path there, with or without its query; /* at the end: all that begin so',
      example: '/shop/doctor-blades/*',
      read: required((text) => {
        const address = readOldAddress(text);
        if (address === null) throw new InvalidCellError(message('staff-rule.move.old-address'));
        return address;
      }),
    },
    {
      heading: 'newAddress',
      about: 'Path in this shop',
      example: '/Products/Dr-Blades',
      read: required((text) => {
        const path = text.includes('*') || !text.trim().startsWith('/') ? '' : ownPath(text.trim(), '');
        if (path === '') throw new InvalidCellError(message('staff-rule.move.new-address'));
        return path;
      }),
    },
  ],
  keyOf: ({ oldAddress = '' }) => oldAddress,
  async find(db, rows) {
    const olds = rows.map(({ cells }) => cells.oldAddress ?? '');
    const found = await db
      .select({ id: redirects.id, oldAddress: redirects.oldAddress })
      .from(redirects)
      .where(inArray(redirects.oldAddress, olds));
    const idOf = new Map(found.map(({ id, oldAddress }) => [oldAddress, id]));
    return olds.map((old) => idOf.get(old) ?? null);
  },
  async stored(db, which) {
    const rows = await only(db.select().from(redirects).$dynamic(), redirects.id, which);
    return rows.map(({ id, oldAddress, newAddress }) => ({ id, cells: { oldAddress, newAddress } }));
  },
  /** A new address that is an old one as well would make a chain. */
  async check(db, rows) {
    const olds = new Set(rows.map(({ cells }) => cells.oldAddress ?? ''));
    const leads = rows.map(({ row, cells }) => ({ row, caught: catching(cells.newAddress ?? '') }));
    const known = await db
      .select({ oldAddress: redirects.oldAddress })
      .from(redirects)
      .where(inArray(redirects.oldAddress, [...new Set(leads.flatMap(({ caught }) => caught)), '']));
    for (const { oldAddress } of known) olds.add(oldAddress);
    const stored = await db.select({ newAddress: redirects.newAddress }).from(redirects);
    const targets = new Set(stored.flatMap(({ newAddress }) => catching(newAddress)));
    return [
      ...leads.flatMap(({ row, caught }): Remark[] =>
        caught.some((address) => olds.has(address))
          ? [{ row, heading: 'newAddress', message: message('staff-rule.move.chain') }]
          : [],
      ),
      ...rows.flatMap(({ row, id, cells }): Remark[] =>
        id === null && targets.has(cells.oldAddress ?? '')
          ? [{ row, heading: 'oldAddress', message: message('staff-rule.move.chain') }]
          : [],
      ),
    ];
  },
  async add(tx, rows, now) {
    const added = await tx
      .insert(redirects)
      .values(rows.map(({ cells }) => ({ ...valuesOf(cells), savedAt: now })))
      .returning({ id: redirects.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows, now) {
    for (const { id, cells } of rows)
      await tx
        .update(redirects)
        .set({ ...valuesOf(cells), savedAt: now })
        .where(eq(redirects.id, id));
  },
  remove: (tx, ids) => removeUnused(tx, redirects, ids),
};

function valuesOf(cells: Readonly<Record<string, string>>) {
  return { oldAddress: cells.oldAddress ?? '', newAddress: cells.newAddress ?? '' };
}
