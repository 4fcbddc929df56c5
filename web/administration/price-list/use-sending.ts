import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { ListedPrice, StaffPriceList } from '#shop/catalogue/price-lists/paths.ts';
import type { FormValues, SaveAnswer } from '../../forms/save-answer.ts';
import { versionsOf } from '../forms/form-field.ts';
import { t } from '../staff-text.ts';
import { columnLabel, storedRowLabel } from './price-cells.tsx';
import { type Cells, type GridColumn, placeOf, readGrid, storedText } from './price-grid.ts';
import { storedRowField } from './stored-rows.ts';
import type { Grid } from './use-price-grid.ts';

/** Intent of the form of the grid, and its name as a draft. */
export const FORM = 'prices';

interface Sending {
  list: StaffPriceList;
  known: readonly ListedPrice[];
  state: Grid;
  answer: SaveAnswer | undefined;
  onFault: (name: string) => void;
}

/** Sends the edited cells, if all can be read; and shows the first fault of the answer. @returns also the stored prices that the last save was based on */
export function useSending({ list, known, state, answer, onFault }: Sending) {
  const send = useSubmit();
  const { state: visit } = useNavigation();
  const [sent, setSent] = useState<{ cells: Cells; rows: readonly ListedPrice[] } | null>(null);
  const [lastAnswer, setLastAnswer] = useState(answer);
  if (lastAnswer !== answer) {
    setLastAnswer(answer);
    if (answer?.saved === true && answer.form === FORM) state.saved(sent?.cells ?? {});
    if (answer?.saved === false) state.refuse(answer.errors);
  }
  const show = useRef(onFault);
  useEffect(() => {
    show.current = onFault;
  });
  useEffect(() => {
    const [first] = answer?.saved === false ? Object.keys(answer.errors) : [];
    if (first !== undefined) show.current(first);
  }, [answer]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const changed = state.readChanged();
    if (visit !== 'idle' || changed.length === 0) return;
    const { errors } = readGrid(known, state.cells, list.currencyId);
    const [first] = Object.keys(errors);
    state.refuse(errors);
    if (first !== undefined) return onFault(first);
    setSent({ cells: state.cells, rows: known });
    const body = new FormData(form);
    const drawn = [...body.keys()].filter((name) => /^(?:cell|row)\./.test(name));
    for (const name of drawn) body.delete(name);
    for (const [name, text] of Object.entries(textsToSend(known, state.cells, changed))) body.set(name, text);
    void send(body, { method: 'post', preventScrollReset: true });
  };
  return { sent: sent?.rows ?? [], submit };
}

/** The edited cells, with the stored rows that they belong to. */
export function textsToSend(known: readonly ListedPrice[], cells: Cells, changed: readonly string[]): FormValues {
  const texts: Record<string, string> = {};
  const ids = new Set(changed.map((name) => placeOf(name)[0]));
  for (const price of known) {
    if (!ids.has(String(price.id))) continue;
    const { name, value } = storedRowField(price);
    texts[name] = value;
  }
  for (const name of changed) texts[name] = cells[name] ?? '';
  return texts;
}

/** Prices that a colleague has saved meanwhile, among those that were edited here. @param before  when this was opened */
export function theirPrices(known: readonly ListedPrice[], before: readonly ListedPrice[], cells: Cells) {
  const textsIn = (rows: readonly ListedPrice[]) =>
    Object.fromEntries(
      Object.keys(cells).flatMap((name) => {
        const [, row, column = ''] = name.split('.');
        const price = rows.find(({ id }) => String(id) === row);
        return price === undefined ? [] : [[name, storedText(price, column as GridColumn)]];
      }),
    );
  const fields = Object.keys(cells).map((name) => {
    const [, row, column = ''] = name.split('.');
    const price = known.find(({ id }) => String(id) === row);
    const of = price === undefined ? '' : storedRowLabel(price);
    return { name, label: t('price-lists.cell', { column: columnLabel(column as GridColumn), row: of }) };
  });
  return versionsOf(fields, { had: textsIn(before), theirs: textsIn(known), mine: cells });
}
