import { inTransaction, type Db } from '#platform/database/database.ts';
import { recordChange, theCustomer } from '../audit/record-change.ts';
import type { ProductVariant } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { shoppersView, variantsOf } from '../finding/view.ts';
import type { CustomerContext } from '../frame/operation.ts';
import { message, type Message } from '../kernel/message.ts';
import { partKey } from '../kernel/part-number.ts';
import { LONGEST_OWN_NUMBER, type TypedOwnNumber } from '../own-numbers/own-number.ts';
import {
  addNumbers,
  listStored,
  lockOwnNumbers,
  removeKeys,
  type StoredOwnNumber,
} from '../own-numbers/own-number-writes.ts';
import type { SavedOwnNumbers } from '../own-numbers/paths.ts';
import { findMatches } from './match-queries.ts';
import { meantWidth } from './understand-row.ts';

interface Told {
  index: number;
  message: Message;
}

type MadeSave = Omit<SavedOwnNumbers, 'refused' | 'remarks'> & { refused: readonly Told[]; remarks: readonly Told[] };

/** A company that has more has a catalogue of its own. */
const MOST_NUMBERS = 20_000;

/**
 * Gives parts the company's own numbers, or takes them back where none is typed. Rows that are right are saved together; one that is not
 * says why. A number that stands for another part already is refused: it would lead somewhere else in silence (H6).
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
      await recordChange(tx, theCustomer(caller.customer), shop.clock.now(), {
        action: 'saved own part numbers of',
        entity: 'customer',
        entityId: caller.customer.id,
        before: { ownPartNumbers: change.removed.map(called) },
        after: { ownPartNumbers: change.added.map(called) },
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

/** Which part each row names, and which own numbers are somebody else's real ones. */
async function understand(rows: readonly TypedOwnNumber[], context: CustomerContext) {
  const view = shoppersView(context);
  const keys = rows.flatMap(({ part, ownNumber }) => [partKey(part), partKey(ownNumber)]).filter((key) => key !== '');
  const matches = await findMatches(context.shop.db, [...new Set(keys)], context.caller.customer.companyId);
  const exact = Map.groupBy(
    matches.filter(({ how }) => how === 'exact'),
    ({ key }) => key,
  );
  const meant: Meant[] = [];
  const refused: Told[] = [];
  const remarks: Told[] = [];
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
  if (ownNumber.length > LONGEST_OWN_NUMBER) return { message: message('rule.too-long') };
  if (ownNumber !== '' && partKey(ownNumber) === '') return { message: message('refusal.own-number-signs') };
  const { variant, trouble } = meantWidth(width, widthsOf(only.product));
  return trouble === null ? { product: only.product, variantId: variant?.id ?? null } : { message: trouble.message };
}

interface Weighed {
  saved: number;
  added: StoredOwnNumber[];
  removed: StoredOwnNumber[];
  refused: Told[];
}

const placeOf = ({ productId, variantId }: Pick<StoredOwnNumber, 'productId' | 'variantId'>) =>
  `${productId} ${variantId}`;

/** Row by row, each on top of those before it. */
function weigh(meant: readonly Meant[], stored: readonly StoredOwnNumber[]): Weighed {
  const byKey = new Map(stored.map((each) => [each.numberKey, each]));
  const byPart = new Map(stored.map((each) => [placeOf(each), each]));
  const refused: Told[] = [];
  let saved = 0;
  for (const { index, number, key, product, variantId } of meant) {
    const given = { number, numberKey: key, productId: product.id, variantId, productName: product.name };
    const place = placeOf(given);
    const holder = byKey.get(key);
    if (holder !== undefined && placeOf(holder) !== place) {
      const values = { number, part: holder.productName };
      refused.push({ index, message: message('refusal.own-number-taken', values) });
      continue;
    }
    const before = byPart.get(place);
    if (before?.number === number || (before === undefined && key === '')) continue;
    if (before === undefined && byPart.size >= MOST_NUMBERS) {
      refused.push({ index, message: message('refusal.own-numbers-many', { most: MOST_NUMBERS }) });
      continue;
    }
    saved += 1;
    if (before !== undefined) byKey.delete(before.numberKey);
    byPart.delete(place);
    if (key === '') continue;
    byKey.set(key, given);
    byPart.set(place, given);
  }
  const isKept = new Set(byPart.values());
  const wasThere = new Set(stored);
  return {
    saved,
    refused,
    added: [...isKept].filter((each) => !wasThere.has(each)),
    removed: stored.filter((each) => !isKept.has(each)),
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

/** As the audit list keeps it. */
function called({ number, productName }: StoredOwnNumber): string {
  return `${number} = ${productName}`;
}
