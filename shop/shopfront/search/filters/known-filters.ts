import type { OperationContext } from '../../../base/operations/operation.ts';
import type { PressOptions } from '../../../catalogue/presses/fit.ts';
import { findOptions } from '../../../catalogue/presses/machine-queries.ts';
import { findModelName } from '../../../catalogue/presses/model-queries.ts';
import { serialKey } from '../../../catalogue/presses/serial.ts';
import type { Listing } from '../paths.ts';
import { type ChosenFilters, isNarrowed, type PressFilter, readFilters } from './chosen-filters.ts';
import type { SoughtPress } from './fitting-places.ts';

type KnownPress = SoughtPress & { modelName: string };
export type KnownFilters = Omit<ChosenFilters, 'press'> & { press: KnownPress | null };

/** The filters of a request; a model that is not shown filters nothing. */
export async function readKnownFilters(text: string, context: OperationContext): Promise<KnownFilters> {
  const { press, ...filters } = readFilters(text);
  if (press === null) return { ...filters, press };
  const [modelName, options] = await Promise.all([
    findModelName(context.shop.db, press.modelId),
    optionsOf(press, context),
  ]);
  return { ...filters, press: modelName === undefined ? null : { ...press, modelName, ...options } };
}

const NO_OPTIONS: PressOptions = { options: null, missingOptions: [] };

/** The options of a press as far as they are known: it is one of the company's. */
async function optionsOf(
  { modelId, serial }: PressFilter,
  { shop, caller: { customer } }: OperationContext,
): Promise<PressOptions> {
  const chosen = customer?.facts.press;
  if (customer === null || serial === '') return NO_OPTIONS;
  if (chosen?.modelId === modelId && serialKey(chosen.serial) === serialKey(serial))
    return { options: chosen.options, missingOptions: chosen.missingOptions };
  return (await findOptions(shop.db, customer.companyId, { modelId, serial })) ?? NO_OPTIONS;
}

/**
 * The press by which a list is in order: the one that the member has chosen (J3). null: the reader sorts the list, or it is the result of
 * a search alone, which ranks parts for the press among the words that match.
 */
export function pressInOrder(
  mode: Listing['mode'],
  filters: KnownFilters,
  { caller: { customer } }: OperationContext,
): SoughtPress | null {
  const isSorted = filters.sort !== null && filters.sort !== 'relevance';
  const isSearchAlone = mode === 'keyword' && !isNarrowed(filters) && filters.sort === null;
  return isSorted || isSearchAlone || mode === 'all' ? null : (customer?.facts.press ?? null);
}

/** As the listing names it. */
export const nameOfPress = ({ modelId, serial, modelName }: KnownPress) => ({ modelId, serial, modelName });
