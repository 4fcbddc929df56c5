import type { ReactNode } from 'react';
import { data } from 'react-router';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { CheckField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import type { FormValues, Question, SaveAnswer } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';

/** Questions of the shop to confirm before a save (D45); null: it was refused for another reason. */
export function asksOf({ code, details }: Refusal): readonly string[] | null {
  return code === 'save.unconfirmed' ? (details['asks'] as string[]) : null;
}

/** Answer if nothing is wrong, but something must be confirmed first. */
export function askedFirst(asks: readonly Question[], values: FormValues, form?: string) {
  const answer: SaveAnswer = { saved: false, form, values, errors: {}, notice: t('save.asks'), conflict: null, asks };
  return data(answer, { status: 409 });
}

/**
 * Shows unusual values.
 * @param children  the confirmation: a checkbox of the surrounding form, or a separate form
 */
export function QuestionNotice({
  title,
  lines,
  children,
}: Pick<Question, 'lines'> & { title?: string; children: ReactNode }) {
  return (
    <Notice kind="bad">
      {title === undefined ? null : <h2>{title}</h2>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </Notice>
  );
}

/** Unusual values of a form, with the checkbox that confirms them. */
export function TickQuestion({ question: { name, value, title, lines, tick } }: { question: Question }) {
  return (
    <QuestionNotice title={title} lines={lines}>
      <CheckField label={tick} name={name} value={value} />
    </QuestionNotice>
  );
}
