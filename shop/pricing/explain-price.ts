import type { CalendarDay } from '../kernel/calendar-day.ts';
import { type Minor, mulDivRound, RATE_ONE } from '../kernel/money.ts';
import { breakReached, type Ladder, priceAt, type QuantityBreak } from './ladder.ts';
import { exactPriceFor, type PricedProduct, type PricedVariant, type PriceTerms, unitPrice } from './price.ts';

/** To whom a price list is given; the nearest names an equal price (K1). */
export type PriceScope = 'company' | 'group' | 'everybody';

/** A price list that applies to a company, with what it says of one part. */
export interface PriceSource {
  readonly listId: number;
  readonly scope: PriceScope;
  /** Decides alone where it names the part: of a company's own lists only. */
  readonly isExclusive: boolean;
  /** All widths of a part count together for its breaks. */
  readonly countsWidthsTogether: boolean;
  /** What it says from each day on, by day; null: nothing (any more). No gaps, no overlaps, nothing to run at midnight. */
  readonly steps: readonly { readonly from: CalendarDay; readonly ladder: Ladder | null }[];
}

/** What a customer's price is decided by: their terms, and the price lists that they have. */
export interface TermsWithSources extends PriceTerms {
  readonly sources: readonly PriceSource[];
  readonly today: CalendarDay;
}

/** How much of a part is bought: breaks count what stands in the line, or all widths of the part. */
export interface BoughtQuantity {
  readonly inLine: number;
  readonly ofPart: number;
}

export interface PriceDecision {
  readonly listId: number;
  readonly scope: PriceScope;
  readonly reached: QuantityBreak;
}

export interface PriceBreak {
  readonly from: number;
  readonly unitPriceMinor: Minor;
}

/** Why a price list did or did not decide, for staff (K3). */
export interface PriceCandidate {
  readonly listId: number;
  readonly scope: PriceScope;
  readonly unitPriceMinor: Minor | null;
  readonly outcome: 'decides' | 'dearer' | 'equal' | 'not reached' | 'exclusive list decides';
}

export interface ExplainedPrice {
  readonly unitPriceMinor: Minor;
  /** Before classes and lists (D2). */
  readonly listPriceMinor: Minor;
  /** What it would cost without price lists (B2, B3). */
  readonly ownPriceMinor: Minor;
  /** null: the shop's own price for this customer. */
  readonly decidedBy: PriceDecision | null;
  /** Every quantity at which the price falls, the first one beginning with 1; empty: it does not depend on the quantity. */
  readonly breaks: readonly PriceBreak[];
  /** The next quantity at which it falls, and what a unit then costs less. */
  readonly next: (PriceBreak & { readonly savesMinor: Minor }) | null;
  /** The next day on which the price of this quantity is another. */
  readonly nextChange: { readonly day: CalendarDay; readonly unitPriceMinor: Minor } | null;
  readonly candidates: readonly PriceCandidate[];
}

/**
 * What one unit costs this customer at this quantity, and why: the lowest price that they are entitled to. Where an exclusive list of
 * the company names the part, that list decides alone. Without sources it is `unitPrice` (K1, K2).
 */
export function priceOf(
  product: PricedProduct,
  variant: PricedVariant | null,
  terms: TermsWithSources,
  quantity: BoughtQuantity,
): ExplainedPrice {
  const list = exactPriceFor(product, variant, terms);
  const ownPriceMinor = unitPrice(product, variant, terms);
  const decideAt = (bought: BoughtQuantity, day: CalendarDay) =>
    decide(inForce(terms.sources, day), { list, ownPriceMinor, quantity: bought });
  const { unitPriceMinor, decidedBy, candidates } = decideAt(quantity, terms.today);
  const breaks = breaksOf(inForce(terms.sources, terms.today), (from) => {
    return decideAt({ inLine: from, ofPart: from }, terms.today).unitPriceMinor;
  });
  const counted = decidedBy === null ? quantity.inLine : countedBy(terms.sources, decidedBy.listId, quantity);
  const next = breaks.find((each) => each.from > counted && each.unitPriceMinor < unitPriceMinor);
  return {
    unitPriceMinor,
    listPriceMinor: mulDivRound(list.minor, list.rateMicros, RATE_ONE),
    ownPriceMinor,
    decidedBy,
    breaks,
    next: next === undefined ? null : { ...next, savesMinor: unitPriceMinor - next.unitPriceMinor },
    nextChange: nextChangeOf(terms, unitPriceMinor, (day) => decideAt(quantity, day).unitPriceMinor),
    candidates,
  };
}

interface SourceInForce extends Omit<PriceSource, 'steps'> {
  readonly ladder: Ladder;
}

function inForce(sources: readonly PriceSource[], day: CalendarDay): SourceInForce[] {
  return sources.flatMap(({ steps, ...source }) => {
    const ladder = steps.findLast(({ from }) => from <= day)?.ladder ?? null;
    return ladder === null ? [] : { ...source, ladder };
  });
}

interface Deciding {
  list: ReturnType<typeof exactPriceFor>;
  ownPriceMinor: Minor;
  quantity: BoughtQuantity;
}

interface Reached {
  source: SourceInForce;
  reached: QuantityBreak | null;
  unitPriceMinor: Minor | null;
}

function decide(sources: readonly SourceInForce[], { list, ownPriceMinor, quantity }: Deciding) {
  const exclusive = sources.filter(({ isExclusive, scope }) => isExclusive && scope === 'company');
  const all = sources.map((source): Reached => {
    const reached = breakReached(source.ladder, counted(source, quantity));
    return { source, reached, unitPriceMinor: reached === null ? null : priceAt(reached, list) };
  });
  const entitled = exclusive.length === 0 ? all : all.filter(({ source }) => exclusive.includes(source));
  const [best] = entitled.filter(({ unitPriceMinor }) => unitPriceMinor !== null).toSorted(byPrice);
  const isListed =
    best?.reached != null &&
    best.unitPriceMinor !== null &&
    (exclusive.length > 0 || best.unitPriceMinor <= ownPriceMinor);
  const unitPriceMinor = isListed ? (best.unitPriceMinor ?? ownPriceMinor) : ownPriceMinor;
  const decidedBy: PriceDecision | null =
    isListed && best.reached !== null
      ? { listId: best.source.listId, scope: best.source.scope, reached: best.reached }
      : null;
  const candidates = all.map((each): PriceCandidate => {
    const { listId, scope } = each.source;
    return { listId, scope, unitPriceMinor: each.unitPriceMinor, outcome: outcomeOf(each) };
  });
  return { unitPriceMinor, decidedBy, candidates };

  function outcomeOf(each: Reached): PriceCandidate['outcome'] {
    if (each.source.listId === decidedBy?.listId) return 'decides';
    if (!entitled.includes(each)) return 'exclusive list decides';
    if (each.unitPriceMinor === null) return 'not reached';
    return each.unitPriceMinor === unitPriceMinor ? 'equal' : 'dearer';
  }
}

const NEARNESS: Readonly<Record<PriceScope, number>> = { company: 0, group: 1, everybody: 2 };

/** The lowest price; of equal ones the nearest, then the lowest number. What came first or is called how never counts. */
function byPrice(one: Reached, other: Reached): number {
  return (
    (one.unitPriceMinor ?? 0) - (other.unitPriceMinor ?? 0) ||
    NEARNESS[one.source.scope] - NEARNESS[other.source.scope] ||
    one.source.listId - other.source.listId
  );
}

const counted = (
  { countsWidthsTogether }: Pick<PriceSource, 'countsWidthsTogether'>,
  { inLine, ofPart }: BoughtQuantity,
): number => (countsWidthsTogether ? Math.max(inLine, ofPart) : inLine);

function countedBy(sources: readonly PriceSource[], listId: number, quantity: BoughtQuantity): number {
  const source = sources.find((each) => each.listId === listId);
  return source === undefined ? quantity.inLine : counted(source, quantity);
}

function breaksOf(sources: readonly SourceInForce[], priceFrom: (quantity: number) => Minor): PriceBreak[] {
  const quantities = new Set([1, ...sources.flatMap(({ ladder }) => ladder.map(({ from }) => from))]);
  const breaks: PriceBreak[] = [];
  for (const from of [...quantities].toSorted((one, other) => one - other)) {
    const unitPriceMinor = priceFrom(from);
    if (unitPriceMinor !== breaks.at(-1)?.unitPriceMinor) breaks.push({ from, unitPriceMinor });
  }
  return breaks.length === 1 ? [] : breaks;
}

function nextChangeOf(
  { sources, today }: TermsWithSources,
  presentMinor: Minor,
  priceOn: (day: CalendarDay) => Minor,
): ExplainedPrice['nextChange'] {
  const days = new Set(sources.flatMap(({ steps }) => steps.map(({ from }) => from)).filter((day) => day > today));
  for (const day of [...days].toSorted()) {
    const unitPriceMinor = priceOn(day);
    if (unitPriceMinor !== presentMinor) return { day, unitPriceMinor };
  }
  return null;
}
