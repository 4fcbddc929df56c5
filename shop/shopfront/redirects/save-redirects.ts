import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { recordChanges } from '../../base/audit/record-change.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message, type RuleMessage } from '../../base/messages/message.ts';
import { ownPath } from '../../base/kernel/own-path.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { productAddress } from '../../catalogue/parts/product-address.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { catching, readOldAddress } from './old-address.ts';
import { readRedirectRows, type TypedRedirect } from './read-rows.ts';
import { missedAddresses, redirects } from './tables.ts';

/** Rows of one save. */
const MAX_ROWS = 5000;

interface Pair {
  oldAddress: string;
  newAddress: string;
}

/**
 * Saves pasted redirects, all or none; a known old address gets its new page, and counts as missed no longer. Returns their number (Q4).
 * @throws {InvalidInputError}  the first row that can't be saved, by its line: an address that is none, two rows for one address,
 *   an unknown part number, or a new address that a redirect would lead on
 */
export async function saveRedirects({ pastedText }: { pastedText: string }, context: StaffContext): Promise<number> {
  const rows = readRedirectRows(pastedText);
  if (rows.length === 0) throw refused(message('staff-rule.redirect.none'));
  if (rows.length > MAX_ROWS) throw refused(message('staff-rule.redirect.many', { most: MAX_ROWS }));
  const { shop, caller } = context;
  const savedAt = shop.clock.now();
  return inTransaction(shop.db, async (tx) => {
    await tx.execute(sql`lock table ${redirects} in share row exclusive mode`); // no chain by two saves at once
    const pairs = await pairsOf(tx, rows);
    await requireNoChain(tx, pairs, rows);
    const earlier = await tx
      .select()
      .from(redirects)
      .where(
        inArray(
          redirects.oldAddress,
          pairs.map(({ oldAddress }) => oldAddress),
        ),
      );
    const pageBefore = new Map(earlier.map(({ oldAddress, newAddress }) => [oldAddress, newAddress]));
    const saved = await tx
      .insert(redirects)
      .values(pairs.map((pair) => ({ ...pair, savedAt })))
      .onConflictDoUpdate({ target: redirects.oldAddress, set: { newAddress: sql`excluded.new_address`, savedAt } })
      .returning();
    await tx.delete(missedAddresses).where(
      inArray(
        missedAddresses.address,
        pairs.map(({ oldAddress }) => oldAddress),
      ),
    );
    const changes = saved.map(({ id, oldAddress, newAddress }) => {
      const before = pageBefore.get(oldAddress);
      return {
        action: before === undefined ? 'added' : 'saved',
        entity: 'redirect' as const,
        entityId: id,
        before: before === undefined ? null : { name: oldAddress, newAddress: before },
        after: { name: oldAddress, newAddress },
      };
    });
    await recordChanges(tx, caller.staff, savedAt, changes);
    return saved.length;
  });
}

async function pairsOf(tx: Db, rows: readonly TypedRedirect[]): Promise<Pair[]> {
  const pageOf = await partPages(tx, rows);
  const pairs = new Map<string, Pair>();
  for (const { line, oldAddress: typedOld, newAddress: typedNew } of rows) {
    const oldAddress = readOldAddress(typedOld);
    if (oldAddress === null) throw refused(message('staff-rule.redirect.old', { line, address: typedOld }));
    const newAddress = typedNew.startsWith('/') ? ownAddress(typedNew) : (pageOf.get(partKey(typedNew)) ?? null);
    if (newAddress === null) throw refused(message('staff-rule.redirect.new', { line, address: typedNew }));
    if (pairs.has(oldAddress)) throw refused(message('staff-rule.redirect.twice', { line, address: typedOld }));
    pairs.set(oldAddress, { oldAddress, newAddress });
  }
  return [...pairs.values()];
}

/** A path of this shop, as a browser sends it; null: another site, or several pages. */
function ownAddress(typed: string): string | null {
  const path = typed.includes('*') ? '' : ownPath(typed, '');
  return path === '' ? null : path;
}

/** The pages of the parts with these numbers; a number that several parts have means none of them. */
async function partPages(tx: Db, rows: readonly TypedRedirect[]): Promise<Map<string, string>> {
  const keys = rows.flatMap(({ newAddress }) => (newAddress.startsWith('/') ? [] : [partKey(newAddress)]));
  if (keys.length === 0) return new Map();
  const parts = await tx
    .select({ id: products.id, name: products.name, key: products.partKey })
    .from(products)
    .where(and(inArray(products.partKey, keys), eq(products.active, true)));
  const byKey = Map.groupBy(parts, ({ key }) => key);
  return new Map(
    [...byKey].flatMap(([key, [part, ...others]]) =>
      part === undefined || others.length > 0 ? [] : [[key, productAddress(part)] as const],
    ),
  );
}

/** Requires that no new address is an old one, so that a redirect is always one step. */
async function requireNoChain(tx: Db, pairs: readonly Pair[], rows: readonly TypedRedirect[]): Promise<void> {
  const stored = await tx
    .select({ oldAddress: redirects.oldAddress, newAddress: redirects.newAddress })
    .from(redirects);
  const olds = new Set([...stored, ...pairs].map(({ oldAddress }) => oldAddress));
  const leadsOn = ({ newAddress }: Pair) => catching(newAddress).find((each) => olds.has(each));
  const saved = new Set(pairs.map(({ oldAddress }) => oldAddress));
  for (const pair of [...pairs, ...stored.filter(({ oldAddress }) => !saved.has(oldAddress))]) {
    const caught = leadsOn(pair);
    if (caught === undefined) continue;
    const line =
      rows.find((row) => [pair.oldAddress, caught].includes(readOldAddress(row.oldAddress) ?? ''))?.line ?? 1;
    throw refused(message('staff-rule.redirect.chain', { line, address: pair.newAddress, old: caught }));
  }
}

function refused(refusal: RuleMessage): InvalidInputError {
  return new InvalidInputError([{ field: 'pastedText', message: refusal }]);
}
