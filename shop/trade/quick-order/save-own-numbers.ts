import { inTransaction, type Db } from '#platform/database/database.ts';
import { recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import type { ProductVariant } from '../../catalogue/categories/catalogue.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import { shopperView, variantsOf } from '../../shopfront/search/catalogue-view.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { message, type Message } from '../../base/messages/message.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { MAX_OWN_NUMBER_LENGTH, type TypedOwnNumber } from '../../catalogue/customer-part-numbers/own-number.ts';
import {
  addNumbers,
  listStored,
  lockOwnNumbers,
  removeKeys,
  type StoredOwnNumber,
} from '../../catalogue/customer-part-numbers/own-number-writes.ts';
import type { SavedOwnNumbers } from '../../catalogue/customer-part-numbers/paths.ts';
import { findMatches } from './match-queries.ts';
import { parseWidth } from './understand-row.ts';

interface RowMessage {
  index: number;
  message: Message;
}

type MadeSave = Omit<SavedOwnNumbers, 'refused' | 'remarks'> & {
  refused: readonly RowMessage[];
  remarks: readonly RowMessage[];
};

/** A company with more has a catalogue of its own. */
const MAX_NUMBERS = 20_000;

/**
 * Sets or removes customer part numbers. Valid rows are saved together; invalid ones return the reason. A number that
 * already belongs to another part is refused, because it would silently lead to a different part (H6).
 */
export async function saveOwnNumbers(
  { rows }: { rows: readonly TypedOwnNumber[] },
  context: CustomerContext,
): Promise<MadeSave> {
  const { shop, caller } = context;
  const { companyId } = caller.customer;
  const understood = await understand(rows, context);
  return inTransaction(shop.db, async (tx) => {
    await lockOwnNumbers(tx, companyId);
    const stored = await listStored(tx, companyId);
    const change = weigh(understood.meant, stored);
    await write(tx, companyId, change);
    if (change.added.length + change.removed.length > 0) {
      await recordChange(tx, customerAsAuthor(caller.customer), shop.clock.now(), {
        action: 'saved own part numbers of',
        entity: 'customer',
        entityId: caller.customer.id,
        before: { ownPartNumbers: change.removed.map(describeNumber) },
        after: { ownPartNumbers: change.added.map(describeNumber) },
      });
    }
    const refused = [...understood.refused, ...change.refused].toSorted((one, other) => one.index - other.index);
    const isRefused = new Set(refused.map(({ index }) => index));
    return {
      savedRows: change.saved,
      refused,
      remarks: understood.remarks.filter(({ index }) => !isRefused.has(index)),
    };
  });
}

interface Meant {
  index: number;
  number: string;
  key: string;
  product: Product;
  variantId: number | null;
}

/** Resolves the part of each row, and finds customer part numbers that are another part's real number. */
async function understand(rows: readonly TypedOwnNumber[], context: CustomerContext) {
  const view = shopperView(context);
  const keys = rows.flatMap(({ part, ownNumber }) => [partKey(part), partKey(ownNumber)]).filter((key) => key !== '');
  const matches = await findMatches(context.shop.db, [...new Set(keys)], context.caller.customer.companyId);
  const exact = Map.groupBy(
    matches.filter(({ how }) => how === 'exact'),
    ({ key }) => key,
  );
  const meant: Meant[] = [];
  const refused: RowMessage[] = [];
  const remarks: RowMessage[] = [];
  for (const [index, row] of rows.entries()) {
    const part = meantPart(row, exact.get(partKey(row.part)) ?? [], (product) => variantsOf(product, view));
    if ('message' in part) {
      refused.push({ index, message: part.message });
      continue;
    }
    const key = partKey(row.ownNumber);
    meant.push({ index, number: row.ownNumber, key, ...part });
    const other = (exact.get(key) ?? []).find(({ product }) => product.id !== part.product.id);
    if (other !== undefined) {
      const values = { number: row.ownNumber, part: other.product.name, other: part.product.name };
      remarks.push({ index, message: message('refusal.own-number-outranked', values) });
    }
  }
  return { meant, refused, remarks };
}

function meantPart(
  { ownNumber, width }: TypedOwnNumber,
  found: readonly { product: Product }[],
  widthsOf: (product: Product) => readonly ProductVariant[],
): { product: Product; variantId: number | null } | { message: Message } {
  const [only, ...others] = found;
  if (only === undefined) return { message: message('refusal.no-such-part') };
  if (others.length > 0) return { message: message('refusal.several-parts') };
  if (ownNumber.length > MAX_OWN_NUMBER_LENGTH) return { message: message('rule.too-long') };
  if (ownNumber !== '' && partKey(ownNumber) === '') return { message: message('refusal.own-number-signs') };
  const { variant, trouble } = parseWidth(width, widthsOf(only.product));
  return trouble === null ? { product: only.product, variantId: variant?.id ?? null } : { message: trouble.message };
}

interface Weighed {
  saved: number;
  added: StoredOwnNumber[];
  removed: StoredOwnNumber[];
  refused: RowMessage[];
}

const placeOf = ({ productId, variantId }: Pick<StoredOwnNumber, 'productId' | 'variantId'>) =>
  `${productId} ${variantId}`;

/**
 * Applies the rows together, because numbers may be swapped or rotated within one list. A row is refused if its number stays with
 * another part; that part's own row may have been refused, so this repeats until nothing changes.
 */
function weigh(meant: readonly Meant[], stored: readonly StoredOwnNumber[]): Weighed {
  const refused = new Map<number, Message>();
  for (;;) {
    const wanted = new Map(meant.filter(({ index }) => !refused.has(index)).map((row) => [placeIn(row), row]));
    const found = clashes(wanted, stored);
    if (found.size === 0) return judgeNumbers(wanted, stored, refused);
    for (const [index, why] of found) refused.set(index, why);
  }
}

const placeIn = ({ product, variantId }: Meant) => placeOf({ productId: product.id, variantId });

/** Rows whose number belongs to another part once all are saved; only the last row of a part counts. */
function clashes(wanted: ReadonlyMap<string, Meant>, stored: readonly StoredOwnNumber[]): Map<number, Message> {
  const found = new Map<number, Message>();
  const staying = stored.filter((each) => !wanted.has(placeOf(each)));
  const partOf = new Map(staying.map(({ numberKey, productName }) => [numberKey, productName]));
  for (const { index, number, key, product } of wanted.values()) {
    if (key === '') continue;
    const part = partOf.get(key);
    if (part !== undefined) found.set(index, message('refusal.own-number-taken', { number, part }));
    else if (partOf.size >= MAX_NUMBERS) {
      found.set(index, message('refusal.own-numbers-many', { most: MAX_NUMBERS }));
    } else partOf.set(key, product.name);
  }
  return found;
}

function judgeNumbers(
  wanted: ReadonlyMap<string, Meant>,
  stored: readonly StoredOwnNumber[],
  refused: ReadonlyMap<number, Message>,
): Weighed {
  const before = new Map(stored.map((each) => [placeOf(each), each]));
  const changed = [...wanted].filter(([place, { number }]) => (before.get(place)?.number ?? '') !== number);
  const isChanged = new Set(changed.map(([place]) => place));
  return {
    saved: changed.length,
    added: changed.flatMap(([, { number, key, product, variantId }]) =>
      key === '' ? [] : { number, numberKey: key, productId: product.id, variantId, productName: product.name },
    ),
    removed: stored.filter((each) => isChanged.has(placeOf(each))),
    refused: [...refused].map(([index, why]) => ({ index, message: why })),
  };
}

async function write(tx: Db, companyId: number, { added, removed }: Weighed): Promise<void> {
  await removeKeys(
    tx,
    companyId,
    removed.map(({ numberKey }) => numberKey),
  );
  await addNumbers(tx, companyId, added);
}

/** The entry for the audit list. */
function describeNumber({ number, productName }: StoredOwnNumber): string {
  return `${number} = ${productName}`;
}
