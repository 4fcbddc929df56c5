import { type Message, message, type MessageKey } from '../kernel/message.ts';
import type { MessageValues } from '#texts/values.ts';
import type { ListOrder, ListQuestion } from './list-question.ts';

/**
 * A list of the administration, declared once, as data that the browser reads too. From it follow the question's type and schema, the
 * address of the list, the filters and sortable headings of its screen, its export, and the way on from one row to the next. The
 * SQL of each sort and filter is in the list itself (staff-list.ts), which does not compile without one of them.
 */
export interface ListDeclaration {
  /** Columns that the list can be sorted by, in the address's words. */
  readonly sorts: readonly [string, ...string[]];
  /** The order where none is asked for. */
  readonly order: ListOrder<string>;
  readonly filters: Readonly<Record<string, Filter>>;
}

/** Kinds of filters. All filters may be left out. */
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
  /** Sentence for the documentation, where the name does not say it. */
  readonly means?: string;
}

interface TextFilter {
  readonly kind: 'text';
  readonly pattern: RegExp;
  readonly refusal: Message;
  readonly means?: string;
}

/** One of these; anything else is refused with this message. */
export function choice<const Value extends string | number, Key extends MessageKey>(
  choices: readonly Value[],
  ...refusal: Parameters<typeof message<Key>>
): ChoiceFilter<Value> {
  return { kind: 'choice', choices, refusal: message<Key>(...refusal) };
}

/** A text of this form; anything else is refused with this message. */
export function textLike<Key extends MessageKey>(
  pattern: RegExp,
  ...refusal: Parameters<typeof message<Key>>
): TextFilter {
  return { kind: 'text', pattern, refusal: message<Key>(...refusal) };
}

/** Checks a declaration, and keeps its words for the types that follow from it. */
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

/** A question to the list: search, filters, order and page. */
export type QuestionOf<List extends ListDeclaration> = ListQuestion<SortOf<List>> & FiltersOf<List>;

/** The names of a list's filters, in the address's words. */
export function filterNames<List extends ListDeclaration>({ filters }: List): readonly FilterName<List>[] {
  return Object.keys(filters);
}
