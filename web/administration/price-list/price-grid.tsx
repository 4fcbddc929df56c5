import { type ClipboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { currencies, isCurrencyId } from '#shop/base/money/money.ts';
import type { ListedPrice, StaffPriceList } from '#shop/catalogue/price-lists/paths.ts';
import { Notice } from '../../design/notice.tsx';
import { FormKey } from '../../forms/form-key.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { useFirstErrorFocus } from '../../forms/use-first-error-focus.ts';
import type { Conflict, FormValues, SaveAnswer } from '../../forms/save-answer.ts';
import { ConflictNotice } from '../forms/conflict-notice.tsx';
import { SaveBar } from '../forms/form-parts.tsx';
import { KeptNotice } from '../forms/kept-notice.tsx';
import { TickQuestion } from '../forms/questions.tsx';
import { isBlock } from '../forms/sheet-block.ts';
import { useDraft, useKeptDraft } from '../forms/use-draft.ts';
import { useSaveKey } from '../forms/use-save-key.ts';
import { ScriptedButton } from '../lists/scripted-button.tsx';
import { t } from '../staff-text.ts';
import grid from '../variant-prices/price-grid.module.css';
import { GridFaults } from './grid-faults.tsx';
import { moveInCells } from './move-in-cells.ts';
import { columnLabel, type CellHandlers, NewRow, PART_SUGGESTIONS, StoredRow } from './price-cells.tsx';
import { type GridColumn, newRowCount, pasteBlock, quantitiesOf, TARGET_COLUMNS } from './price-grid.ts';
import { NewRowPages, ROWS_AT_ONCE } from './new-row-pages.tsx';
import { askedQuantities, QuantityColumns } from './quantity-columns.tsx';
import { storedRowField } from './stored-rows.ts';
import { type Grid, usePriceGrid } from './use-price-grid.ts';
import { FORM, textsToSend, theirPrices, useSending } from './use-sending.ts';
import styles from './price-grid.module.css';
import { usePartSuggestions } from './use-part-suggestions.ts';

interface PriceGridProps {
  list: StaffPriceList;
  /** Prices of this page of the list. */
  rows: readonly ListedPrice[];
  /** When the only company of the list last bought the part of a price; null: not a list of one company. */
  lastBought: ((price: ListedPrice) => string | null) | null;
  answer: (SaveAnswer & { stale?: Conflict }) | undefined;
}

/**
 * The prices of a list as in a spreadsheet (K1, K5): typed or pasted, and saved together or not at all. The cells are fields, so that
 * it works without script; with it, only edited cells are sent.
 */
export function PriceGrid(props: PriceGridProps) {
  const { draft, drop } = useDraft(FORM, props.answer);
  return <Cells key={draft === null ? '' : 'draft'} {...props} draft={draft} onDrop={drop} />;
}

function Cells({
  list,
  rows,
  lastBought,
  answer,
  draft,
  onDrop,
}: PriceGridProps & { draft: FormValues | null; onDrop: () => void }) {
  const refused = answer?.saved === false ? answer : undefined;
  const stale = answer?.stale;
  const known = useKnownRows(rows);
  const state = usePriceGrid(known, refused?.values ?? draft ?? undefined, refused?.errors ?? {});
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [from, setFrom] = useState(0);
  const focus = useFocus(setFrom);
  const { sent, submit } = useSending({ list, known, state, answer, onFault: focus });
  const suggestions = usePartSuggestions();
  const handlers = useHandlers(state);
  const removeForm = useId();
  const asked = useFirstErrorFocus<HTMLDivElement>(refused?.asks);
  useSaveKey(form);
  const { settled, changed } = state;
  const unsaved = useMemo(
    () => (changed.length === 0 ? null : textsToSend(known, settled, changed)),
    [known, settled, changed],
  );
  useKeptDraft(FORM, unsaved);

  const columns = useMemo(
    () => quantitiesOf(rows, settled, askedQuantities(search)).map((each): GridColumn => `${each}`),
    [rows, settled, search],
  );
  const newRows = useMemo(() => newRowCount(settled), [settled]);
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain');
    const [, row = '', column = ''] = event.target instanceof HTMLInputElement ? event.target.name.split('.') : [];
    if (!isBlock(text) || row === '') return;
    event.preventDefault();
    const ids = rows.map(({ id }) => String(id));
    const below = row.startsWith('new') ? null : ids.slice(ids.indexOf(row));
    const at = { row, column: column as GridColumn, rows: below, columns: [...TARGET_COLUMNS, ...columns] };
    const pasted = pasteBlock(state.cells, text, at);
    if ('unknown' in pasted) return setMessage(t('price-lists.unknown-heading', { heading: pasted.unknown }));
    state.change(pasted.cells);
    setMessage(pasted.leftOut === 0 ? t('grid.pasted') : t('grid.pasted-over', { count: pasted.leftOut }));
  };
  const row = { columns, texts: state.cells, errors: state.errors, handlers };
  return (
    <>
      {draft === null ? null : <KeptNotice href={pathname + search} onDrop={onDrop} />}
      <PostForm intent="remove" id={removeForm} answer={answer} preventScrollReset />
      <QuantityColumns />
      <Form
        ref={form}
        id={`${removeForm}-prices`}
        method="post"
        noValidate
        autoComplete="off"
        preventScrollReset
        onSubmit={submit}
      >
        <input type="hidden" name="intent" value={FORM} />
        <FormKey answer={answer?.form === FORM ? answer : undefined} />
        <input
          type="hidden"
          name="version"
          value={refused === undefined || stale !== undefined ? list.version : refused.values['version']}
        />
        <input type="hidden" name="currencyId" value={list.currencyId ?? ''} />
        <noscript>
          {rows.map((price) => (
            <input key={price.id} type="hidden" {...storedRowField(price)} />
          ))}
        </noscript>
        {stale === undefined ? null : (
          <ConflictNotice
            conflict={stale}
            fields={theirPrices(known, sent, state.cells)}
            href={pathname + search}
            onTake={({ name, value }) => state.change({ ...state.cells, [name]: value })}
          />
        )}
        {refused?.notice == null || stale !== undefined || refused.asks !== undefined ? null : (
          <Notice kind="bad">{refused.notice}</Notice>
        )}
        <GridFaults errors={state.errors} stored={known} onShow={focus} />
        <div className="sideways">
          <table
            className={`${grid.grid} ${styles.cells}`}
            {...{ onPaste, onInput: suggestions.onInput, onBlur: state.leave }}
          >
            <caption className="visually-hidden">
              {t('price-lists.rows')} {isCurrencyId(list.currencyId) ? currencies[list.currencyId].code : ''}
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t('price-lists.new-prices')}</span>
                </th>
                {[...TARGET_COLUMNS, ...columns].map((column) => (
                  <th key={column} scope="col">
                    {columnLabel(column)}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('price-lists.remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody aria-label={t('price-lists.new-prices')}>
              {Array.from({ length: Math.min(ROWS_AT_ONCE, newRows - from) }, (_, index) => (
                <NewRow key={from + index} index={from + index} {...row} />
              ))}
            </tbody>
            <tbody aria-label={t('price-lists.rows')}>
              {rows.map((price) => (
                <StoredRow
                  key={price.id}
                  price={price}
                  lastBought={lastBought?.(price) ?? null}
                  removeForm={removeForm}
                  {...row}
                />
              ))}
            </tbody>
          </table>
        </div>
        <NewRowPages from={from} total={newRows} onFrom={setFrom} />
        <output className={grid.message}>{message}</output>
        <div ref={asked}>
          {refused?.asks?.map((question) => (
            <TickQuestion key={question.value} question={question} />
          ))}
        </div>
        <SaveBar
          form={FORM}
          label={t('price-lists.save-prices')}
          answer={answer?.form === FORM ? answer : undefined}
          saved={t('price-lists.saved-prices')}
        >
          <span>{t('price-lists.unsaved-cells', { count: changed.length })}</span>
          <ScriptedButton kind="secondary" disabled={!state.canUndo} onClick={() => state.undo()}>
            {t('grid.undo')}
          </ScriptedButton>
        </SaveBar>
      </Form>
      <datalist id={PART_SUGGESTIONS}>
        {suggestions.suggested.map(({ id, name, intro }) => (
          <option key={id} value={name}>
            {intro}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The prices of this page and of those that were opened before, as they are stored now. */
function useKnownRows(rows: readonly ListedPrice[]): readonly ListedPrice[] {
  const [known, setKnown] = useState({ rows, all: rows });
  if (known.rows === rows) return known.all;
  const ids = new Set(rows.map(({ id }) => id));
  const all = [...known.all.filter(({ id }) => !ids.has(id)), ...rows];
  setKnown({ rows, all });
  return all;
}

/** Focuses a cell by its name; of new rows only some are drawn. */
function useFocus(setFrom: (from: number) => void) {
  const [wanted, setWanted] = useState<{ name: string } | null>(null);
  useEffect(() => {
    if (wanted !== null) document.getElementById(wanted.name)?.focus();
  }, [wanted]);
  return (name: string) => {
    const [, row = ''] = name.split('.');
    if (row.startsWith('new')) setFrom(Math.floor(Number(row.slice(3)) / ROWS_AT_ONCE) * ROWS_AT_ONCE);
    setWanted({ name });
  };
}

/** Handlers that stay the same while the grid changes. Esc reverts a cell, Ctrl+Z the last step. */
function useHandlers(state: Grid): CellHandlers {
  const latest = useRef(state);
  const entered = useRef({ name: '', text: '' });
  useEffect(() => {
    latest.current = state;
  });
  const [handlers] = useState<CellHandlers>(() => ({
    onFocus: ({ currentTarget: input }) => {
      entered.current = { name: input.name, text: input.value };
      input.select();
    },
    onText: (name, text) => latest.current.type(name, text),
    onKey: (event) => {
      const { currentTarget: input } = event;
      if (moveInCells(event)) return;
      if (event.key === 'Escape' && input.value !== entered.current.text) {
        event.preventDefault();
        latest.current.type(input.name, entered.current.text);
      }
      if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
        event.preventDefault();
        latest.current.undo();
      }
    },
  }));
  return handlers;
}
