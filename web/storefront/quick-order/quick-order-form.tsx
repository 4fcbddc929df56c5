import { PageLink } from '../../design/page-link.tsx';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { FormKey } from '../../forms/form-key.tsx';
import { useShell } from '../../shell/shell.ts';
import { type Entry, knownRow } from './entries.ts';
import { isFilled } from './order-rows.ts';
import { OrderFile } from './order-file.tsx';
import { OrderRow } from './order-row.tsx';
import { PastedList } from './pasted-list.tsx';
import { focusNextEntry } from './row-focus.ts';
import { ScanButton } from './scan-button.tsx';
import { ColumnNotices } from './column-notices.tsx';
import type { QuickOrderAnswer, quickOrderAction } from './quick-order-action.ts';
import { useQuickOrderText } from './quick-order-text.ts';
import styles from './quick-order.module.css';
import { useOrderRows } from './use-order-rows.ts';
import { useFigures } from '../../texts/texts.tsx';

const ADDRESS = '/Quick-Order';

/** The rows, the ways to fill them, and their total. One form that works without script too. */
export function QuickOrderForm({ sent }: { sent: QuickOrderAnswer | undefined }) {
  const t = useQuickOrderText();
  const { me } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const adding = useFetcher<typeof quickOrderAction>({ key: 'quick-order' });
  const order = useOrderRows(me?.id ?? 0, sent, form);
  const { entries, beyond, cleared, change, refusal, columns, checkSoon, fill, fillText, check } = order;
  const goOn = useFocusOnceDrawn(entries);
  const answer = adding.data ?? sent;
  useEffect(() => {
    if (adding.data === undefined) return;
    change({ kind: 'replace', rows: adding.data.rows });
    change({ kind: 'wait', rows: adding.data.beyond });
    // The row that had the focus. A touch on the button opens no keyboard.
    if (document.activeElement?.closest('tbody') != null) goOn();
  }, [adding.data, change, goOn]);

  return (
    <>
      <Outcome answer={answer} />
      <ColumnNotices {...columns} />
      {refusal === null ? null : <Notice kind="bad">{refusal.message}</Notice>}
      <ScanButton onRow={(row) => fill([row])} />
      <adding.Form
        ref={form}
        method="post"
        action={ADDRESS}
        className="stack above-3"
        onSubmit={(event) => submitOnceChecked(event, check.current)}
        onKeyDown={(event) => pressedKey(event, () => form.current?.requestSubmit(addButton(form.current)))}
      >
        {/* The default button for Enter without script: the first, which adds nothing. */}
        <button type="submit" name="intent" value="check" hidden>
          {t('quick-order.check')}
        </button>
        <FormKey answer={adding.data} />
        <table className={`level ${styles.rows}`}>
          <caption className="visually-hidden">{t('quick-order.rows')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('quick-order.part')}</th>
              <th scope="col">{t('quick-order.width')}</th>
              <th scope="col">{t('quick-order.quantity')}</th>
              <th scope="col">{t('quick-order.what')}</th>
              <th scope="col" className="figure">
                {t('quick-order.price')}
              </th>
              <th scope="col" className="figure">
                {t('quick-order.total')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('quick-order.clear')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, at) => (
              <OrderRow
                key={entry.id}
                entry={entry}
                number={at + 1}
                joinedTo={placeOf(entry.joinedTo, entries)}
                change={change}
                checkSoon={checkSoon}
                onPaste={(text, row) => fillText(text, row)}
              />
            ))}
          </tbody>
        </table>
        <PastedList beyond={beyond} onFill={(text) => fillText(text)} />
        <Foot
          entries={entries}
          isAdding={adding.state !== 'idle'}
          isCleared={cleared !== null}
          onClear={() => {
            change({ kind: 'clear' });
            goOn();
          }}
          onUndo={() => {
            change({ kind: 'undo-clear' });
            checkSoon('fewer');
            goOn();
          }}
        />
      </adding.Form>
      <OrderFile action={ADDRESS} onRows={fill} />
    </>
  );
}

/** Moves the focus to the next row to edit, once the rows are rendered. */
function useFocusOnceDrawn(entries: readonly Entry[]): () => void {
  const [due, setDue] = useState<object | null>(null);
  useEffect(() => {
    if (due !== null) focusNextEntry(entries);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time, not whenever a row changes
  }, [due]);
  return useCallback(() => setDue({}), []);
}

/** Waits for the check of the latest input, which may find that a count in the width is the quantity. */
function submitOnceChecked(event: SubmitEvent<HTMLFormElement>, check: Promise<void> | null): void {
  if (check === null) return;
  event.preventDefault();
  const { currentTarget: form, nativeEvent } = event;
  const { submitter } = nativeEvent;
  check.then(
    () => form.requestSubmit(submitter),
    () => {}, // a pasted list could not be read, which the page says
  );
}

function addButton(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector<HTMLButtonElement>('button[value="add"]');
}

/** Ctrl+Enter, or Cmd+Enter on a Mac: everything into the basket. */
function pressedKey(event: KeyboardEvent, add: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  add();
}

function placeOf(id: number | null, entries: readonly Entry[]): number | null {
  return id === null ? null : entries.findIndex((entry) => entry.id === id) + 1;
}

/** Result of the submission. */
function Outcome({ answer }: { answer: QuickOrderAnswer | undefined }) {
  const t = useQuickOrderText();
  if (answer === undefined) return null;
  const { added, isCut, notice, rows } = answer;
  return (
    <>
      {notice === null ? null : <Notice kind="bad">{notice}</Notice>}
      {isCut ? <Notice kind="plain">{t('quick-order.cut')}</Notice> : null}
      <ColumnNotices quantityColumn={answer.quantityColumn} unknownColumn={answer.unknownColumn} />
      {added === null ? null : (
        <Notice kind="good">
          <p className="flush">
            {t('quick-order.added', { lines: added.lines, units: added.units })}{' '}
            {rows.length === 0 ? null : t('quick-order.left')}{' '}
            <PageLink href="/Basket">{t('quick-order.to-basket')}</PageLink>
          </p>
        </Notice>
      )}
    </>
  );
}

interface FootProps {
  entries: readonly Entry[];
  isAdding: boolean;
  isCleared: boolean;
  onClear: () => void;
  onUndo: () => void;
}

/** Total of the rows, and the button for the basket. */
function Foot({ entries, isAdding, isCleared, onClear, onUndo }: FootProps) {
  const t = useQuickOrderText();
  const { money } = useFigures();
  const { basket, me } = useShell();
  const filled = entries.filter(({ typed }) => isFilled(typed));
  const known = filled.flatMap((entry) => knownRow(entry) ?? []);
  const ready = known.filter(({ trouble, joinedTo, units }) => trouble === null && joinedTo === null && units !== null);
  const attention = known.filter(({ trouble }) => trouble !== null).length;
  const goodsMinor = ready.reduce((sum, { lineTotalMinor }) => sum + (lineTotalMinor ?? 0), 0);
  return (
    <div className="row foot-bar align-center spread">
      <output className={styles.sum}>
        {attention === 0 ? null : <strong>{t('quick-order.attention', { count: attention })}</strong>}
        {ready.length === 0 || me === null ? null : (
          <span>
            {t('quick-order.goods', { count: ready.length })} {money(goodsMinor, me.currency)}
          </span>
        )}
      </output>
      <div className="row">
        <Button type="submit" name="intent" value="add" busy={isAdding && t('quick-order.adding')}>
          {t('quick-order.add')}
        </Button>
        <Button type="submit" kind="secondary" name="intent" value="ask-price">
          {t('quick-order.ask-price')}
        </Button>
        {basket === null || basket.count === 0 ? null : (
          <ButtonLink href="/Basket" kind="secondary">
            {t('quick-order.to-basket')}
          </ButtonLink>
        )}
        {filled.length === 0 ? null : (
          <Button kind="quiet" type="button" className="scripted" onClick={onClear}>
            {t('quick-order.clear')}
          </Button>
        )}
        {isCleared ? (
          <Button
            kind="quiet"
            type="button"
            className="scripted"
            // The second click of a double click on the previous button in this place must not undo anything.
            onClick={({ detail }) => detail < 2 && onUndo()}
          >
            {t('quick-order.undo-clear')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
