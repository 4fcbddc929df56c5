import type { ReadColumns } from './column-notices.tsx';
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { quickOrderPaths, type CheckedRow } from '#shop/trade/quick-order/paths.ts';
import { MAX_ROWS, type TypedRow } from '#shop/trade/quick-order/typed-row.ts';
import { unreachable } from '../../call-api.ts';
import { callInSession } from '../../call-in-session.ts';
import { prefixOfPath } from '../../language-address.ts';
import { type Entry, entriesOf, isStale } from './entries.ts';
import { storeRows, readStoredRows } from './stored-rows.ts';
import { type OrderPage, pageChanged } from './order-page.ts';
import { BLANK, everyRowIn, isFilled } from './order-rows.ts';

export type Rows = readonly (TypedRow | CheckedRow)[];

/** Answer of the server to a form without script. */
interface Sent {
  rows: Rows;
  beyond: readonly TypedRow[];
}

/** Reason for a check: a field lost focus, rows were removed, a whole list was added. */
type Reason = 'field' | 'fewer' | 'list';

/**
 * The rows of the page, each checked as soon as its field loses focus, and those that wait for room. Input is stored in
 * this browser and restored with the page.
 */
export function useOrderRows(customerId: number, answer: Sent | undefined, form: RefObject<HTMLFormElement | null>) {
  const sent = answer?.rows;
  const [{ entries, beyond, cleared }, change] = useReducer(pageChanged, answer, pageOf);
  const [due, setDue] = useState<{ reason: Reason } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [columns, setColumns] = useState<ReadColumns>({ quantityColumn: null, unknownColumn: null });
  const isTakenOver = useRef(false);
  const asking = useRef<AbortController | null>(null);
  const check = useRef<Promise<void> | null>(null);
  const checkSoon = (reason: Reason) => setDue({ reason });

  useEffect(() => {
    if (isTakenOver.current || form.current === null) return;
    isTakenOver.current = true;
    // Input from before the script was loaded stays in its fields, with the caret; otherwise the stored input is
    // restored.
    const typed = everyRowIn(new FormData(form.current));
    if (typed.some(isFilled)) {
      change({ kind: 'adopt', rows: typed });
      if (sent === undefined) checkSoon('field');
      return;
    }
    const rows = sent === undefined ? readStoredRows(customerId) : [];
    if (rows.length === 0) return;
    change({ kind: 'restore', rows: rows.slice(0, MAX_ROWS) });
    change({ kind: 'wait', rows: rows.slice(MAX_ROWS) });
    checkSoon('list');
  }, [customerId, form, sent]);

  useEffect(() => {
    if (isTakenOver.current) storeRows(customerId, [...entries.map(({ typed }) => typed), ...beyond]);
  }, [beyond, customerId, entries]);

  useEffect(() => {
    if (due === null || (due.reason === 'field' && !entries.some(isStale))) return;
    // All rows are checked together, because those of the same part are merged.
    const asked = entries.filter(({ typed }) => isFilled(typed)).slice(0, MAX_ROWS);
    asking.current?.abort();
    if (asked.length === 0) return;
    const given = new AbortController();
    asking.current = given;
    check.current = ask(asked, given.signal).then((answer) => {
      if (answer === null) return;
      check.current = null;
      setRefusal(answer.ok ? null : answer.refusal);
      if (!answer.ok) return;
      const { rows } = answer.output;
      // Synchronously, because the next key already goes into the field to which this moves the focus.
      flushSync(() => change({ kind: 'answer', asked, rows, isList: due.reason === 'list' }));
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- they are asked about when that is due, not at each letter
  }, [due]);

  const fill = (rows: Rows, at: number | null = null) => {
    change({ kind: 'insert', at, rows });
    checkSoon('list');
  };
  /**
   * Fills in a pasted list. Its reader is loaded at the first one; what is pressed meanwhile waits for the rows.
   * @param at null: from the list's own field, whose rows no longer wait
   */
  const fillText = (text: string, at: number | null = null) => {
    const reading = import('#shop/trade/quick-order/read-rows.ts').then(({ readText }) => {
      check.current = null;
      const read = readText(text, Infinity);
      // Synchronously, so that a form that waits is sent with them.
      flushSync(() => {
        setColumns({ quantityColumn: read.quantityColumn, unknownColumn: read.unknownColumn });
        if (at === null) change({ kind: 'wait', rows: [] });
        fill(read.rows, at);
      });
    });
    check.current = reading;
    reading.catch(() => {
      check.current = null;
      setRefusal(unreachable('read'));
    });
  };

  return { entries, beyond, cleared, change, refusal, columns, checkSoon, fill, fillText, check };
}

function pageOf(answer: Sent | undefined): OrderPage {
  return { entries: entriesOf(answer?.rows ?? [BLANK, BLANK, BLANK]), beyond: answer?.beyond ?? [], cleared: null };
}

/** Null: the answer is no longer needed, or the session has expired and the page redirects to the login. */
async function ask(asked: readonly Entry[], signal: AbortSignal) {
  const rows = asked.map(({ typed }) => typed);
  const answer = await callInSession(quickOrderPaths.check, { rows }, undefined, signal);
  if (signal.aborted) return null;
  if (answer.ok || answer.refusal.status !== 401) return answer;
  const { pathname } = window.location;
  window.location.assign(`${prefixOfPath(pathname)}/login?next=${encodeURIComponent('/Quick-Order')}`);
  return null;
}
