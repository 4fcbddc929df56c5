import type { HotData } from '../../base/operations/hot-data.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { PressName } from '../../catalogue/presses/model-queries.ts';
import { modelsNamed } from '../../catalogue/presses/models-named.ts';
import { localizeMenu, menuFor } from '../search/menu.ts';
import type { MenuCategory, NamedPlaces } from '../search/paths.ts';
import { isEmptyWord } from './stop-words.ts';
import { plain } from './vocabulary.ts';

/** The presses and categories that a keyword names (I2): from memory, while somebody types. */
export async function namedPlaces({ keyword }: { keyword: string }, context: OperationContext): Promise<NamedPlaces> {
  const hot = context.shop.hot();
  const menu = await localizeMenu(menuFor(context.caller.customer, hot), context);
  return { presses: pressesNamed(keyword, hot), categories: categoriesNamed(keyword, menu, hot) };
}

/** The presses whose name stands in the keyword, or begins with the whole of it: 'seal P7-13', 'P7'. */
export function pressesNamed(
  keyword: string,
  { pressNames, vocabulary }: Pick<HotData, 'pressNames' | 'vocabulary'>,
): PressName[] {
  const telling = tellingWords(keyword).filter((word) => !vocabulary.isCarrier(word));
  return modelsNamed(pressNames, telling.join(' ')).slice(0, MAX_PLACES);
}

/** The categories, then sub-categories, in whose name each word begins a word. */
function categoriesNamed(
  keyword: string,
  menu: readonly MenuCategory[],
  { vocabulary }: Pick<HotData, 'vocabulary'>,
): NamedPlaces['categories'] {
  const words = tellingWords(keyword)
    .filter((word) => !vocabulary.isCarrier(word))
    .map(plain);
  if (!words.some((word) => word.length > MIN_BEGINNING)) return [];
  const isNamed = (name: string) => {
    const written = wordsOf(name).map(plain);
    return words.every((word) => written.some((each) => each.startsWith(word)));
  };
  const own = menu.filter(({ name }) => isNamed(name)).map(({ guid, name }) => ({ guid, name, withinGuid: null }));
  const below = menu.flatMap((category) =>
    category.subcategories
      .filter(({ name }) => isNamed(name))
      .map(({ guid, name }) => ({ guid, name, withinGuid: category.guid })),
  );
  return [...own, ...below].slice(0, MAX_PLACES);
}

function tellingWords(keyword: string): string[] {
  return keyword
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '' && !isEmptyWord(word));
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

const MAX_PLACES = 4;
const MIN_BEGINNING = 2;
