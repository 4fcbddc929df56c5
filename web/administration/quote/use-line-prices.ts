import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from '#shop/base/kernel/line-quantity.ts';
import { keywordRefusal } from '#shop/base/paged-lists/keyword.ts';
import type { CurrencyId } from '#shop/base/money/money.ts';
import { cataloguePaths, type Suggestion } from '#shop/shopfront/search/paths.ts';
import { type PricedLine, staffQuotationPaths } from '#shop/trade/quotations/staff-paths.ts';
import { callApi } from '../../call-api.ts';
import { readingIn } from '../forms/declare-form.ts';
import { LINE_FIELDS, type LineField, quoteRows } from './quote-form.ts';

const PAUSE_MS = 200; // one question per word for a fast typist

/**
 * Prices the lines of a quotation while they are typed, and suggests parts for the number in the focused cell.
 * @returns for the body of the grid: the ref, by which lines are found that were typed before the script was there, and the handler
 */
export function useLinePrices(memberId: number, currency: CurrencyId) {
  const [live, setLive] = useState<Readonly<Record<number, PricedLine | undefined>>>({});
  const [suggested, setSuggested] = useState<readonly Suggestion[]>([]);
  const grid = useRef<HTMLTableSectionElement>(null);
  const asked = useRef(new Map<number, AbortController>());

  const ask = (input: HTMLInputElement, form: HTMLFormElement) => {
    const [, number = '', field] = input.name.split('.');
    const row = Number(number);
    const typed = new FormData(form);
    asked.current.get(row)?.abort();
    const question = new AbortController();
    asked.current.set(row, question);
    const { signal } = question;
    const timer = setTimeout(async () => {
      const isFocused = () => field === 'part' && input.ownerDocument.activeElement === input;
      if (isFocused()) setSuggested(await suggest(input.value, signal));
      const price = await priceOf(typed, { row, memberId, currency }, signal);
      if (signal.aborted) return;
      const isUnfinished = price?.productId === null && isFocused();
      setLive((before) => ({ ...before, [row]: isUnfinished ? undefined : price }));
    }, PAUSE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  const first = useRef(ask);
  useEffect(() => {
    const all = asked.current;
    for (const input of grid.current?.querySelectorAll('input') ?? [])
      if (input.form !== null && input.value !== input.defaultValue) first.current(input, input.form);
    return () => {
      for (const each of all.values()) each.abort();
    };
  }, []);

  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.form !== null) ask(target, target.form);
  };
  /** A part is complete when its cell is left. */
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.form !== null && target.name.endsWith('.part'))
      ask(target, target.form);
  };
  return { live, suggested, grid, onInput, onBlur };
}

async function suggest(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const keyword = typed.trim();
  if (keywordRefusal(keyword) !== null) return [];
  const found = await callApi(cataloguePaths.suggest, { keyword }, undefined, signal);
  return found.ok ? found.output : [];
}

/** Asks for the price of a row; undefined: it has no part, or an unreadable figure, of which its own field tells. */
async function priceOf(
  form: FormData,
  { row, memberId, currency }: { row: number; memberId: number; currency: CurrencyId },
  signal: AbortSignal,
): Promise<PricedLine | undefined> {
  const rows = quoteRows(currency);
  const fields = rows.of([row]);
  const texts = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  const read = (field: LineField) => {
    const found = readingIn(fields, rows.cell(row, field), texts);
    return 'value' in found ? found.value : undefined;
  };
  const [part, width, quantity, unitPriceMinor] = LINE_FIELDS.map(read);
  if (typeof part !== 'string' || part === '' || !isQuantity(quantity) || unitPriceMinor === undefined)
    return undefined;
  const line = {
    memberId,
    part,
    width: String(width ?? ''),
    quantity,
    unitPriceMinor: unitPriceMinor as number | null,
  };
  const answer = await callApi(staffQuotationPaths.priceLine, line, undefined, signal);
  return answer.ok ? answer.output : undefined;
}

const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && value >= MIN_QUANTITY && value <= MAX_QUANTITY;
