import { wholeChangeOf } from '#shop/desk/administration/put-back-fields.ts';
import type { AuditEntry } from '#shop/base/audit/paths.ts';
import { Button } from '../../design/button.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { noticeOf } from '../../forms/refused-form.ts';
import { Notice } from '../../design/notice.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { Moment } from '../moment.tsx';
import { t } from '../staff-text.ts';

/** Intent of the form that undoes the last save of prices. */
export const UNDO = 'undo';

interface LastSaveProps {
  /** The last change of the list; undefined: none. */
  entry: AuditEntry | undefined;
  answer: SaveAnswer | undefined;
}

/** The last save of the list's prices, and its undo, which can be undone in turn (E16). Nothing if the last change was of another kind. */
export function LastSave({ entry, answer }: LastSaveProps) {
  if (entry === undefined || wholeChangeOf(entry) !== 'prices') return null;
  const pricesIn = (values: AuditEntry['before']) => {
    const prices = values?.['prices'];
    return Array.isArray(prices) ? prices.length : 0;
  };
  const isUndone = entry.action === 'put back';
  const notice = noticeOf(UNDO, answer);
  return (
    <PostForm intent={UNDO} answer={answer?.form === UNDO ? answer : null} preventScrollReset>
      {notice === null ? null : <Notice kind="bad">{notice}</Notice>}
      <input type="hidden" name="entryId" value={entry.id} />
      <p className="row">
        <span>
          {t(isUndone ? 'price-lists.last-undo' : 'price-lists.last-save', {
            count: Math.max(pricesIn(entry.before), pricesIn(entry.after)),
            who: entry.staffName,
          })}{' '}
          <Moment at={entry.at} />
        </span>
        <Button type="submit" kind="quiet">
          {t('price-lists.undo-change')}
        </Button>
      </p>
    </PostForm>
  );
}
