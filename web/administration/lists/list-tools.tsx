import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import {
  type Filter,
  type FilterName,
  filterNames,
  type FilterValue,
  type ListDeclaration,
} from '#shop/base/paged-lists/list-declaration.ts';
import { keywordRefusal, MIN_KEYWORD_LENGTH } from '#shop/base/paged-lists/keyword.ts';
import { formatTypedDay } from '#shop/base/days/calendar-day.ts';
import { DayInput } from '../../design/day-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { useLanguage } from '../../texts/texts.tsx';
import { TableTools } from '../../design/staff/table-tools.tsx';
import { t } from '../staff-text.ts';
import { addressWith } from './list-question.ts';
import { FIRST_ROW } from './list-table.tsx';
import styles from './list-tools.module.css';
import { useHasScript } from './use-has-script.ts';

/** The field of a filter: its label and the labels of its choices. */
type FilterField<Declared extends Filter> = Declared extends { kind: 'choice' }
  ? { label: string; word: (value: FilterValue<Declared>) => string }
  : Declared extends { kind: 'id' }
    ? { label: string; choices: readonly (readonly [value: string, word: string])[] }
    : Declared extends { kind: 'day' }
      ? { label: string }
      : never;

interface ListToolsProps<List extends ListDeclaration> {
  /** The list, all of whose filters stay in the address, with or without a field. */
  list: List;
  /** Fields of the list's filters, in display order. They apply at once. */
  filters?: { readonly [Name in FilterName<List>]?: FilterField<List['filters'][Name]> };
  /** Filters that the screen sets itself: its export must retain them. */
  fixed?: Readonly<Partial<Record<FilterName<List>, string>>>;
  /** Label of the search: 'Customer Search'. Absent: the list has no search. */
  searchLabel?: string;
  /** Converts the search to capitals, as in part numbers (E5). */
  searchInCapitals?: boolean;
  /** 'orders' leads to /Administration/export/orders.csv, with the same query. */
  exportName?: string;
  /** Address of the only row: Enter in the search opens it. */
  single?: string | undefined;
}

const PAUSE_MS = 250; // one request per word for a fast typist, not one per letter
const DATE_PAUSE_MS = 700; // a year is 2, 20 and 202 while it is typed

/**
 * Search, filters and export above a list, all stored in the address. Without script it is a plain form; with script
 * the list updates during typing, from three characters on (E3, E5, E10), and with each filter.
 */
export function ListTools<List extends ListDeclaration>(props: ListToolsProps<List>) {
  const { list, filters = {}, fixed = {}, searchLabel, searchInCapitals = false, exportName, single } = props;
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const ask = useAsk(form);
  const openSingle = useOpenSingle(single);
  const query = new URLSearchParams(search);
  const shown = Object.entries<AnyField | undefined>(filters);
  const withoutField: string[] = [
    'sort',
    'direction',
    'pageSize',
    'columns',
    'view',
    ...filterNames(list).filter((name) => !(name in filters)),
  ];
  const kept = [...query].filter(([name]) => withoutField.includes(name));
  const exported = new URLSearchParams(query);
  exported.delete('page');
  for (const [name, value] of Object.entries<string | undefined>(fixed))
    if (value !== undefined) exported.set(name, value);
  return (
    <TableTools
      end={
        exportName === undefined ? null : (
          <a className={styles.export} href={`/Administration/export/${exportName}.csv?${exported.toString()}`}>
            {t('list.export')}
          </a>
        )
      }
    >
      <form
        ref={form}
        action={pathname}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          ask.now();
          openSingle(new FormData(event.currentTarget).get('search'));
        }}
        onChange={(event) => {
          if (event.target instanceof HTMLInputElement)
            ask.soon(event.target.type === 'date' ? DATE_PAUSE_MS : PAUSE_MS);
          else ask.now();
        }}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {searchLabel === undefined ? null : (
          <SearchField label={searchLabel} inCapitals={searchInCapitals} present={query.get('search') ?? ''} />
        )}
        {shown.map(([name, field]) => (
          <FilterInput
            key={name}
            name={name}
            filter={list.filters[name]}
            field={field}
            present={query.get(name) ?? ''}
          />
        ))}
        {searchLabel === undefined && shown.length > 0 ? (
          <noscript>
            <button type="submit" className={styles.apply}>
              {t('list.apply')}
            </button>
          </noscript>
        ) : null}
      </form>
    </TableTools>
  );
}

/** The search field; the button is disabled until there are enough characters. */
function SearchField({ label, inCapitals, present }: { label: string; inCapitals: boolean; present: string }) {
  const id = useId();
  const [typed, setTyped] = useState(present);
  const field = useFollowAddress<HTMLInputElement>(present, setTyped);
  const hasScript = useHasScript();
  const isReady = typed.trim() === '' ? present !== '' : keywordRefusal(typed) === null;
  return (
    <div className={styles.search}>
      <div className={styles.filter}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          ref={field}
          type="search"
          name="search"
          defaultValue={present}
          minLength={MIN_KEYWORD_LENGTH}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('list.search-hint', { least: MIN_KEYWORD_LENGTH })}
          onKeyDown={(event) => {
            const first = event.key === 'ArrowDown' ? document.getElementById(FIRST_ROW) : null;
            if (first === null) return;
            event.preventDefault();
            first.focus();
          }}
          onInput={({ currentTarget }) => {
            if (inCapitals) capitalise(currentTarget);
            setTyped(currentTarget.value);
          }}
        />
      </div>
      <button type="submit" className={styles.apply} disabled={hasScript && !isReady}>
        <Icon shape="search" size={16} />
        {t('list.search')}
      </button>
    </div>
  );
}

/** A field of any kind. */
interface AnyField {
  label: string;
  word?: (value: never) => string;
  choices?: readonly (readonly [value: string, word: string])[];
}

interface FilterInputProps {
  name: string;
  filter: Filter | undefined;
  field: AnyField | undefined;
  /** Value in the address; empty: all. */
  present: string;
}

function FilterInput({ name, filter, field, present }: FilterInputProps) {
  if (filter === undefined || field === undefined) return null;
  if (filter.kind === 'day') return <DayFilter label={field.label} name={name} present={present} />;
  const { word, choices } = field;
  const options = filter.kind === 'choice' && word !== undefined ? wordsOf(filter.choices, word) : (choices ?? []);
  return <ChoiceFilter label={field.label} name={name} present={present} choices={options} />;
}

function wordsOf(values: readonly (string | number)[], word: (value: never) => string) {
  return values.map((value) => [String(value), word(value as never)] as const);
}

interface FieldProps {
  label: string;
  name: string;
  present: string;
}

/** A filter of a list; empty means all. */
function ChoiceFilter({ label, name, present, choices }: FieldProps & Required<Pick<AnyField, 'choices'>>) {
  const id = useId();
  const field = useFollowAddress<HTMLSelectElement>(present);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select ref={field} id={id} name={name} defaultValue={present}>
        <option value="">{t('list.all')}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A date filter of a list; typed or picked. */
function DayFilter({ label, name, present }: FieldProps) {
  const id = useId();
  const shown = formatTypedDay(present, useLanguage());
  const field = useFollowAddress<HTMLInputElement>(shown);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <DayInput ref={field} id={id} name={name} defaultValue={shown} />
    </div>
  );
}

/** Updates the field when the address changes by other means (back, a link), unless it has the focus. */
function useFollowAddress<Field extends HTMLInputElement | HTMLSelectElement>(
  present: string,
  onFollow?: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const follow = useEffectEvent((value: string) => {
    if (field.current === null || field.current === document.activeElement || field.current.value === value) return;
    field.current.value = value;
    onFollow?.(value);
  });
  useEffect(() => follow(present), [present]);
  return field;
}

/** Requests the list for the current form; during typing after a pause. */
function useAsk(form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const pending = useNavigation().location;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = () => {
    clearTimeout(timer.current);
    if (form.current === null) return;
    const fields = Object.fromEntries([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    const { search: words = '' } = fields;
    if (words.trim() !== '' && keywordRefusal(words) !== null) delete fields['search']; // too short: the current one stays
    const present = pending?.pathname === pathname ? pending.search : search;
    const wanted = addressWith(present, fields);
    if (wanted === addressWith(present, {})) return;
    void navigate(pathname + wanted, { replace: true, preventScrollReset: true });
  };
  const soon = (pauseMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(now, pauseMs);
  };
  return { now, soon };
}

/** After Enter, opens the only row of the requested list; several rows stay for selection. */
function useOpenSingle(single: string | undefined): (words: FormDataEntryValue | null) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const present = new URLSearchParams(search).get('search');
  const wanted = useRef<string | null>(null);
  const openIfThere = (isThere: boolean, words: string | null) => {
    if (wanted.current === null || !isThere || wanted.current !== words) return;
    wanted.current = null;
    if (single !== undefined) void navigate(single);
  };
  const onNewList = useEffectEvent(openIfThere);
  useEffect(() => onNewList(isIdle, present), [isIdle, present]);
  return (words) => {
    wanted.current = typeof words === 'string' && words.trim() !== '' ? words.trim() : null;
    openIfThere(isIdle, present);
  };
}

/** Keeps the caret position. */
function capitalise(field: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = field;
  const capitals = value.toUpperCase();
  if (capitals === value) return;
  field.value = capitals;
  field.setSelectionRange(selectionStart, selectionEnd);
}
