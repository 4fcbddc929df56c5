import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/database/database.ts';
import type { HotData } from '../../../base/operations/hot-data.ts';
import type { Shop } from '../../../base/operations/shop.ts';
import type { ProductType } from '../../../catalogue/specifications/specification.ts';
import {
  type FilteredList,
  type ListedParts,
  type ListedValue,
  type OtherOrder,
  type Places,
  readListedFits,
  readListedParts,
  readListedValues,
  readOrder,
} from './listed-parts.ts';
import { serialKey } from '../../../catalogue/presses/serial.ts';
import type { ListSort } from './chosen-filters.ts';
import { type FittingPlaces, judgePlaces, type SoughtPress } from './fitting-places.ts';

const MAX_BYTES = 24 * 1024 * 1024;
/** Memory for each part of a list: its id, its places in two orders, about ten values. */
const BYTES_OF_PART = 128;
const BYTES_OF_LIST = 2048;
/** Presses for which a list keeps what fits; with more it begins again. */
const MAX_PRESSES = 20;

/**
 * Parts of a list with their values, read once for each state of the catalogue: further filters and sorting only query
 * the parts of a page.
 */
export class CachedList {
  readonly parts: ListedParts;
  readonly #db: Db;
  /** The list's own order. */
  readonly #ownOrder: ListSort;
  readonly #values = new Map<number, Promise<ListedValue[]>>();
  readonly #fitting = new Map<string, Promise<FittingPlaces>>();
  readonly #orders = new Map<OtherOrder, Promise<Places>>();

  constructor(db: Db, parts: ListedParts, ownOrder: ListSort) {
    this.#db = db;
    this.#ownOrder = ownOrder;
    this.parts = parts;
  }

  /** Reads the values of its parts of that type. */
  values({ id, attributes }: ProductType): Promise<ListedValue[]> {
    const ids = attributes.map((attribute) => attribute.id);
    return once(this.#values, id, () => readListedValues(this.#db, this.parts, ids));
  }

  /** Judges its parts for a press. */
  fitting(press: SoughtPress): Promise<FittingPlaces> {
    const { modelId, serial, options, missingOptions } = press;
    const key = JSON.stringify([modelId, serialKey(serial), options, missingOptions]);
    if (this.#fitting.size >= MAX_PRESSES && !this.#fitting.has(key)) this.#fitting.clear();
    return once(this.#fitting, key, async () =>
      judgePlaces(await readListedFits(this.#db, this.parts, modelId), press, this.parts.ids.length),
    );
  }

  /** All its places in another order; null if that is its own order. */
  async inOrder(order: ListSort): Promise<Places | null> {
    if (order === this.#ownOrder || order === 'relevance') return null;
    return once(this.#orders, order, () => readOrder(this.#db, this.parts, order));
  }
}

/** The list in the current state of the catalogue. */
export async function cachedList(shop: Shop, list: FilteredList): Promise<CachedList> {
  const { branch, term } = list;
  const key = JSON.stringify([branch, term === null ? null : [term.query, term.key, term.look]]);
  const read = async () =>
    new CachedList(shop.db, await readListedParts(shop.db, list), term === null ? 'number' : 'relevance');
  return (await listsOf(shop.hot()).fetch(key, { context: read })) ?? read();
}

type Lists = LRUCache<string, CachedList, () => Promise<CachedList>>;

/** By the categories in memory: they are read again with everything that lists are made of, but not where only price lists changed. */
const listsOfState = new WeakMap<HotData['categories'], Lists>();

function listsOf(hot: HotData): Lists {
  const lists: Lists =
    listsOfState.get(hot.categories) ??
    new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ parts }) => BYTES_OF_LIST + parts.ids.length * BYTES_OF_PART,
      fetchMethod: (_key, _stale, { context }) => context(),
      ignoreFetchAbort: true, // an evicted list is still returned
    });
  listsOfState.set(hot.categories, lists);
  return lists;
}

/** Caches a promise; a failed one is retried the next time. */
function once<Key, Answer>(made: Map<Key, Promise<Answer>>, key: Key, read: () => Promise<Answer>): Promise<Answer> {
  const answer = made.get(key) ?? read();
  made.set(key, answer);
  answer.catch(() => made.delete(key));
  return answer;
}
