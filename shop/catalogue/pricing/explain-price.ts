import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { QuantityRule } from '../../base/kernel/line-quantity.ts';
import type { Minor } from '../../base/money/money.ts';
import { mulDivRound, RATE_ONE } from '../../base/money/rates.ts';
import { breakReached, type Ladder, priceAt, type QuantityBreak } from './ladder.ts';
import { exactPriceFor, type PricedProduct, type PricedVariant, type PriceTerms, unitPrice } from './price.ts';

/** Recipients of a price list; of equal prices the most specific list is named (K1). */
export type PriceScope = 'company' | 'group' | 'everybody';

/** A price list that applies to a company, with its ladders for one part. */
export interface PriceSource {
  readonly listId: number;
  readonly scope: PriceScope;
  /** Decides alone if it names the part; only for a company's own lists. */
  readonly isExclusive: boolean;
  /** All widths of a part count together for its breaks. */
  readonly countsWidthsTogether: boolean;
  /** Instead of that of the part (K4); null: the part's. */
  readonly minQuantity: number | null;
  readonly packSize: number | null;
  /** Its ladder from each day on, by day; null: it has no price (any more). No gaps, no overlaps, no job at midnight. */
  readonly steps: readonly { readonly from: CalendarDay; readonly ladder: Ladder | null }[];
}

/** Inputs of a customer's price: their terms and their price lists. */
export interface TermsWithSources extends PriceTerms {
  readonly sources: readonly PriceSource[];
  readonly today: CalendarDay;
}

/** Quantity of a part: breaks count the line's quantity, or that of all widths of the part. */
export interface BoughtQuantity {
  readonly inLine: number;
  readonly ofPart: number;
}

/** Adds up the quantities of each part, whatever its width. */
export function quantityByPart(
  lines: readonly { readonly productId: number; readonly quantity: number }[],
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
}

/** The price list that decided, and the break of it that the quantity reached. Orders keep it with each line. */
export interface PriceDecision {
  readonly listId: number;
  readonly scope: PriceScope;
  readonly reached: QuantityBreak;
}

export interface PriceBreak {
  readonly from: number;
  readonly unitPriceMinor: Minor;
}

/** Outcome of a price list, for staff (K3). */
export interface PriceCandidate {
  readonly listId: number;
  readonly scope: PriceScope;
  /** null: its first break begins above the quantity. */
  readonly reached: QuantityBreak | null;
  readonly unitPriceMinor: Minor | null;
  readonly outcome: 'decides' | 'dearer' | 'equal' | 'not reached' | 'exclusive list decides';
}

export interface ExplainedPrice {
  readonly unitPriceMinor: Minor;
  /** Before classes and lists (D2). */
  readonly listPriceMinor: Minor;
  /** Price without price lists (B2, B3). */
  readonly ownPriceMinor: Minor;
  /** null: the shop's own price for this customer. */
  readonly decidedBy: PriceDecision | null;
  /** Every quantity at which the price falls, the first one beginning with 1; empty: it does not depend on the quantity. */
  readonly breaks: readonly PriceBreak[];
  /** The line's next quantity with a lower price, how many more that is, and the saving per unit. */
  readonly next: (PriceBreak & { readonly more: number; readonly savesMinor: Minor }) | null;
  /** The next day on which the price of this quantity changes. */
  readonly nextChange: { readonly day: CalendarDay; readonly unitPriceMinor: Minor } | null;
  /** The part has widths, and all of them count together for its breaks. */
  readonly countsWidthsTogether: boolean;
}

/**
 * Explains the unit price of this customer at this quantity: the lowest price that they are entitled to. If an exclusive list of
 * the company names the part, that list decides alone. Without sources it is `unitPrice` (K1, K2).
 */
export function priceOf(
  product: PricedProduct,
  variant: PricedVariant | null,
  terms: TermsWithSources,
  quantity: BoughtQuantity,
): ExplainedPrice {
  const list = exactPriceFor(product, variant, terms);
  const listPriceMinor = mulDivRound(list.minor, list.rateMicros, RATE_ONE);
  const ownPriceMinor = unitPrice(product, variant, terms);
  if (terms.sources.length === 0)
    return { ...WITHOUT_LISTS, unitPriceMinor: ownPriceMinor, listPriceMinor, ownPriceMinor };
  const prices = { list, ownPriceMinor };
  const now = selectEntitled(inForce(terms.sources, terms.today));
  const best = lowestAt(now, prices, quantity);
  const unitPriceMinor = best?.unitPriceMinor ?? ownPriceMinor;
  const breaks = breaksOf(now, prices);
  return {
    unitPriceMinor,
    listPriceMinor,
    ownPriceMinor,
    decidedBy: best === null ? null : decisionOf(best),
    breaks,
    next: nextOf(breaks, now, { prices, quantity, unitPriceMinor }),
    nextChange: nextChangeOf(terms, unitPriceMinor, prices, quantity),
    countsWidthsTogether:
      variant !== null && breaks.length > 0 && now.entitled.some(({ source }) => source.countsWidthsTogether),
  };
}

/** Every list that could decide, and why it does or does not: for staff (K3). Buyers' pages never compute it. */
export function candidatesFor(
  product: PricedProduct,
  variant: PricedVariant | null,
  terms: TermsWithSources,
  quantity: BoughtQuantity,
): PriceCandidate[] {
  const prices = { list: exactPriceFor(product, variant, terms), ownPriceMinor: unitPrice(product, variant, terms) };
  const now = selectEntitled(inForce(terms.sources, terms.today));
  const best = lowestAt(now, prices, quantity);
  return now.all.map((each) => candidateOf(each, { now, prices, quantity, best }));
}

/** The price only, for comparing many prices. */
export function lowestPrice(
  product: PricedProduct,
  variant: PricedVariant | null,
  terms: TermsWithSources,
  quantity: BoughtQuantity,
): Minor {
  const ownPriceMinor = unitPrice(product, variant, terms);
  if (terms.sources.length === 0) return ownPriceMinor;
  const prices = { list: exactPriceFor(product, variant, terms), ownPriceMinor };
  const best = lowestAt(selectEntitled(inForce(terms.sources, terms.today)), prices, quantity);
  return best?.unitPriceMinor ?? ownPriceMinor;
}

const WITHOUT_LISTS = {
  decidedBy: null,
  breaks: [],
  next: null,
  nextChange: null,
  countsWidthsTogether: false,
} as const;

/**
 * Returns the quantities in which a company can buy a part (K4): those of the most specific price list that changes them and prices the part
 * today, otherwise those of the width, otherwise of the part. If an exclusive list names the part, no other list counts.
 */
export function quantityRuleOf(
  part: QuantityRule,
  width: { readonly minQuantity: number | null; readonly packSize: number | null } | null,
  { sources, today }: Pick<TermsWithSources, 'sources' | 'today'>,
): QuantityRule {
  const ofList = sources.some(changesQuantities) ? changingSource(sources, today) : null;
  return {
    minQuantity: ofList?.minQuantity ?? width?.minQuantity ?? part.minQuantity,
    packSize: ofList?.packSize ?? width?.packSize ?? part.packSize,
  };
}

const changesQuantities = ({ minQuantity, packSize }: PriceSource) => minQuantity !== null || packSize !== null;

function changingSource(sources: readonly PriceSource[], today: CalendarDay): PriceSource | null {
  const changing = selectEntitled(inForce(sources, today))
    .entitled.map(({ source }) => source)
    .filter(changesQuantities)
    .toSorted((one, other) => NEARNESS[one.scope] - NEARNESS[other.scope] || one.listId - other.listId);
  return changing[0] ?? null;
}

/** A source with the ladder that applies on one day. */
interface SourceInForce {
  readonly source: PriceSource;
  readonly ladder: Ladder;
}

function inForce(sources: readonly PriceSource[], day: CalendarDay): SourceInForce[] {
  const found: SourceInForce[] = [];
  for (const source of sources) {
    const ladder = source.steps.findLast(({ from }) => from <= day)?.ladder ?? null;
    if (ladder !== null) found.push({ source, ladder });
  }
  return found;
}

interface Entitled {
  readonly all: readonly SourceInForce[];
  /** Sources that may decide. */
  readonly entitled: readonly SourceInForce[];
  /** An exclusive list decides, even above the own price. */
  readonly isExclusive: boolean;
}

function selectEntitled(all: readonly SourceInForce[]): Entitled {
  const exclusive = all.filter(({ source }) => source.isExclusive && source.scope === 'company');
  return exclusive.length === 0
    ? { all, entitled: all, isExclusive: false }
    : { all, entitled: exclusive, isExclusive: true };
}

interface Prices {
  readonly list: ReturnType<typeof exactPriceFor>;
  readonly ownPriceMinor: Minor;
}

interface Reached {
  readonly inForce: SourceInForce;
  readonly reached: QuantityBreak;
  readonly unitPriceMinor: Minor;
}

function decisionOf({ inForce: { source }, reached }: Reached): PriceDecision {
  return { listId: source.listId, scope: source.scope, reached };
}

/** The source that decides at a quantity; null: the own price does. Of equal prices, a list is named before the own price. */
function lowestAt({ entitled, isExclusive }: Entitled, { list, ownPriceMinor }: Prices, quantity: BoughtQuantity) {
  let best: Reached | null = null;
  for (const candidate of entitled) {
    const reached = breakReached(candidate.ladder, quantityFor(candidate, quantity));
    if (reached === null) continue;
    const each = { inForce: candidate, reached, unitPriceMinor: priceAt(reached, list) };
    if (best === null || comparePrices(each, best) < 0) best = each;
  }
  return best !== null && (isExclusive || best.unitPriceMinor <= ownPriceMinor) ? best : null;
}

const NEARNESS: Readonly<Record<PriceScope, number>> = { company: 0, group: 1, everybody: 2 };

/** The lowest price; of equal ones the most specific, then the lowest number. Age and name never count. */
function comparePrices(one: Reached, other: Reached): number {
  return (
    one.unitPriceMinor - other.unitPriceMinor ||
    NEARNESS[one.inForce.source.scope] - NEARNESS[other.inForce.source.scope] ||
    one.inForce.source.listId - other.inForce.source.listId
  );
}

function quantityFor({ source }: SourceInForce, { inLine, ofPart }: BoughtQuantity): number {
  return source.countsWidthsTogether ? Math.max(inLine, ofPart) : inLine;
}

function nextOf(
  breaks: readonly PriceBreak[],
  now: Entitled,
  { prices, quantity, unitPriceMinor }: { prices: Prices; quantity: BoughtQuantity; unitPriceMinor: Minor },
): ExplainedPrice['next'] {
  if (breaks.length === 0) return null;
  if (now.entitled.some(({ source }) => source.countsWidthsTogether))
    return nextBreakOf(now, prices, quantity, unitPriceMinor);
  // Only the line counts: the breaks already say everything.
  const { inLine } = quantity;
  const next = breaks.find((each) => each.from > inLine && each.unitPriceMinor < unitPriceMinor);
  return next === undefined
    ? null
    : { ...next, more: next.from - inLine, savesMinor: unitPriceMinor - next.unitPriceMinor };
}

/** The smallest addition to the line that makes a unit cheaper. */
function nextBreakOf(
  now: Entitled,
  prices: Prices,
  quantity: BoughtQuantity,
  presentMinor: Minor,
): ExplainedPrice['next'] {
  const additions = new Set<number>();
  for (const each of now.entitled)
    for (const { from } of each.ladder) additions.add(from - quantityFor(each, quantity));
  for (const more of [...additions].toSorted((one, other) => one - other)) {
    if (more <= 0) continue;
    const from = quantity.inLine + more;
    const best = lowestAt(now, prices, { inLine: from, ofPart: Math.max(quantity.inLine, quantity.ofPart) + more });
    if (best !== null && best.unitPriceMinor < presentMinor)
      return { from, more, unitPriceMinor: best.unitPriceMinor, savesMinor: presentMinor - best.unitPriceMinor };
  }
  return null;
}

function breaksOf(now: Entitled, prices: Prices): PriceBreak[] {
  const quantities = new Set([1]);
  for (const { ladder } of now.entitled) for (const { from } of ladder) quantities.add(from);
  const breaks: PriceBreak[] = [];
  for (const from of [...quantities].toSorted((one, other) => one - other)) {
    const best = lowestAt(now, prices, { inLine: from, ofPart: from });
    const unitPriceMinor = best?.unitPriceMinor ?? prices.ownPriceMinor;
    if (unitPriceMinor !== breaks.at(-1)?.unitPriceMinor) breaks.push({ from, unitPriceMinor });
  }
  return breaks.length === 1 ? [] : breaks;
}

function nextChangeOf(
  { sources, today }: TermsWithSources,
  presentMinor: Minor,
  prices: Prices,
  quantity: BoughtQuantity,
): ExplainedPrice['nextChange'] {
  const days = new Set<CalendarDay>();
  for (const { steps } of sources) for (const { from } of steps) if (from > today) days.add(from);
  for (const day of [...days].toSorted()) {
    const best = lowestAt(selectEntitled(inForce(sources, day)), prices, quantity);
    const unitPriceMinor = best?.unitPriceMinor ?? prices.ownPriceMinor;
    if (unitPriceMinor !== presentMinor) return { day, unitPriceMinor };
  }
  return null;
}

function candidateOf(
  candidate: SourceInForce,
  { now, prices, quantity, best }: { now: Entitled; prices: Prices; quantity: BoughtQuantity; best: Reached | null },
): PriceCandidate {
  const { listId, scope } = candidate.source;
  const reached = breakReached(candidate.ladder, quantityFor(candidate, quantity));
  const unitPriceMinor = reached === null ? null : priceAt(reached, prices.list);
  const decided = best?.unitPriceMinor ?? prices.ownPriceMinor;
  const outcome = (): PriceCandidate['outcome'] => {
    if (candidate === best?.inForce) return 'decides';
    if (!now.entitled.includes(candidate)) return 'exclusive list decides';
    if (unitPriceMinor === null) return 'not reached';
    return unitPriceMinor === decided ? 'equal' : 'dearer';
  };
  return { listId, scope, reached, unitPriceMinor, outcome: outcome() };
}
