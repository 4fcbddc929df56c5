import { findWidth } from '../../catalogue/parts/find-width.ts';
import { partsByNumber } from '../../catalogue/parts/parts-by-number.ts';
import { type FieldError, InvalidInputError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { Shopper } from '../../shopfront/search/catalogue-view.ts';
import { describePart } from './ask-for-quotation.ts';
import { type QuotedPart, quotedParts, type WantedPart } from './quoted-parts.ts';
import type { QuotationLineDraft } from './staff-paths.ts';

/** Fields that name a typed line. */
type TypedPart = Pick<QuotationLineDraft, 'part' | 'width' | 'quantity'>;

/** A typed line with its part at the prices of its quantity; undefined: there is no such part. */
interface TypedLine {
  part: QuotedPart | undefined;
  variantId: number | null;
  refused: { field: 'part' | 'width'; message: Message } | null;
}

/** Finds the parts of typed lines, by number and width, at a company's own prices. */
export async function findTypedLines(shop: Shop, buyer: Shopper, drafts: readonly TypedPart[]): Promise<TypedLine[]> {
  const find = await partsByNumber(
    shop.db,
    drafts.map(({ part }) => part),
  );
  const products = drafts.map(({ part }) => find(part));
  const { families } = shop.hot();
  const found = await quotedParts(
    shop,
    buyer,
    drafts.map(({ quantity }, index) => ({ productId: products[index]?.id ?? 0, variantId: null, quantity })),
  );
  const widthsOf = (index: number) => {
    const familyId = found[index]?.product.familyId;
    return familyId == null ? [] : (families.get(familyId)?.variants ?? []);
  };
  const chosen = drafts.map(({ width, quantity }, index): WantedPart => {
    const variantId = findWidth(widthsOf(index), width)?.id ?? null;
    return { productId: found[index]?.product.id ?? 0, variantId, quantity };
  });
  const parts = await quotedParts(shop, buyer, chosen);
  return drafts.map(({ width }, index) => {
    const variantId = chosen[index]?.variantId ?? null;
    return {
      part: parts[index],
      variantId,
      refused: refusalOf(parts[index], width !== '' && variantId === null),
    };
  });
}

function refusalOf(part: QuotedPart | undefined, isWidthUnknown: boolean): TypedLine['refused'] {
  if (part === undefined) return { field: 'part', message: message('staff-refusal.part-unknown') };
  return isWidthUnknown ? { field: 'width', message: message('staff-refusal.width-unknown') } : null;
}

/** Resolves the lines that staff typed, at the typed or the own prices, with their parts. @throws {InvalidInputError} by field */
export async function pricedLines(shop: Shop, buyer: Shopper, drafts: readonly QuotationLineDraft[]) {
  const found = await findTypedLines(shop, buyer, drafts);
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  const lines = drafts.flatMap((draft, index) => {
    const { part, variantId, refused } = found[index] ?? { part: undefined, variantId: null, refused: null };
    const key = `${part?.product.id ?? 0}/${variantId}`;
    if (refused !== null) errors.push({ field: `lines.${index}.${refused.field}`, message: refused.message });
    else if (seen.has(key))
      errors.push({ field: `lines.${index}.part`, message: message('staff-refusal.quotation-twice') });
    seen.add(key);
    if (part === undefined) return [];
    const { quantity, serial, machine, unitPriceMinor } = draft;
    const { ownPriceMinor } = part;
    return [
      {
        ...describePart(part),
        quantity,
        serial,
        machine,
        unitPriceMinor: unitPriceMinor ?? ownPriceMinor,
        ownPriceMinor,
        typed: unitPriceMinor !== null,
      },
    ];
  });
  if (errors.length > 0) throw new InvalidInputError(errors);
  return { lines, parts: found.map(({ part }) => part) };
}
