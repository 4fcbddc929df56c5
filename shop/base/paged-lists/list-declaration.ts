import { type Message, message, type MessageKey } from '../messages/message.ts';
import type { MessageValues } from '#texts/values.ts';
import type { ListOrder, ListQuestion } from './list-question.ts';

/**
 * A list of the administration, declared once, as data that the browser reads too. Derived from it: the query's type
 * and schema, the address of the list, the filters and sortable headings of its screen, its export, and the links to
 * the neighbouring rows. The SQL of each sort and filter is in the list itself (staff-list.ts), which does not compile
 * without one of them.
 */
export interface ListDeclaration {
  /** Sortable columns, by their names in the address. */
  readonly sorts: readonly [string, ...string[]];
  /** The default order. */
  readonly order: ListOrder<string>;
  readonly filters: Readonly<Record<string, Filter>>;
}

/** Kinds of filters. All filters are optional. */
export type Filter =
  | ChoiceFilter<string | number>
  | { readonly kind: 'id'; readonly of: MessageValues['refusal.number']['what'] }
  /** A day in the store's time zone; both ends are inclusive. */
  | { readonly kind: 'day' }
  | { readonly kind: 'tick' }
  | TextFilter;

interface ChoiceFilter<Value> {
  readonly kind: 'choice';
  readonly choices: readonly Value[];
  readonly refusal: Message;
  /** Description for the documentation, if the name is not enough. */
  readonly means?: string;
}

interface TextFilter {
  readonly kind: 'text';
  readonly pattern: RegExp;
  readonly refusal: Message;
  readonly means?: string;
}

/** One of these; any other value is refused with this message. */
export function choice<const Value extends string | number, Key extends MessageKey>(
  choices: readonly Value[],
  ...refusal: Parameters<typeof message<Key>>
): ChoiceFilter<Value> {
  return { kind: 'choice', choices, refusal: message<Key>(...refusal) };
}

/** A text of this pattern; any other is refused with this message. */
export function textLike<Key extends MessageKey>(
  pattern: RegExp,
  ...refusal: Parameters<typeof message<Key>>
): TextFilter {
  return { kind: 'text', pattern, refusal: message<Key>(...refusal) };
}

/** Checks a declaration, and keeps its literal types for the derived types. */
export function declareList<
  const Sorts extends readonly [string, ...string[]],
  const Filters extends Readonly<Record<string, Filter>>,
>(list: { sorts: Sorts; order: ListOrder<Sorts[number]>; filters: Filters }) {
  return list;
}

export type FilterValue<Declared extends Filter> =
  Declared extends ChoiceFilter<infer Value>
    ? Value
    : Declared extends { kind: 'id' }
      ? number
      : Declared extends { kind: 'tick' }
        ? boolean
        : string;

export type SortOf<List extends ListDeclaration> = List['sorts'][number];

export type FilterName<List extends ListDeclaration> = keyof List['filters'] & string;

export type FiltersOf<List extends ListDeclaration> = {
  [Name in FilterName<List>]?: FilterValue<List['filters'][Name]> | undefined;
};

/** The query of a list: search, filters, order and page. */
export type QuestionOf<List extends ListDeclaration> = ListQuestion<SortOf<List>> & FiltersOf<List>;

/** The names of a list's filters, as in the address. */
export function filterNames<List extends ListDeclaration>({ filters }: List): readonly FilterName<List>[] {
  return Object.keys(filters);
}
