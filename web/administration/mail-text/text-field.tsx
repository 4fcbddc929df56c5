import type { MailText } from '#shop/desk/mail-texts/paths.ts';
import { Button } from '../../design/button.tsx';
import type { DrawnForm } from '../forms/staff-form.tsx';
import { drawerOf } from '../forms/declared-form.tsx';
import { putValue } from '../forms/put-value.ts';
import { t } from '../staff-text.ts';
import { labelOf, rowOf, textRows } from './mail-text-form.ts';

interface MailTextFieldProps {
  text: MailText;
  /** Number of the wording; null: the only one. */
  wording: number | null;
  form: DrawnForm;
}

/** A text of a mail, with ours below it and the way back to it. */
export function MailTextField({ text, wording, form }: MailTextFieldProps) {
  const { ours, allowed } = text;
  const name = textRows.cell(rowOf(text), 'text');
  const isOurs = (form.present[name] ?? form.values[name] ?? '') === ours;
  const draw = drawerOf(textRows.of([rowOf(text)]), form);
  return (
    <div className="stack">
      {draw(name, {
        label: labelOf(rowOf(text), { wording, ours }),
        hint: (
          <>
            {isOurs ? null : <span className="own-line">{t('mail-texts.ours', { text: ours })}</span>}
            {allowed.length === 0
              ? null
              : t('mail-texts.placeholders', { names: allowed.map((each) => `{${each}}`).join(' ') })}
          </>
        ),
      })}
      {isOurs ? null : (
        <div>
          <Button type="button" kind="quiet" onClick={() => putValue(form.form.current, name, ours)}>
            {t('mail-texts.back-to-ours')}
          </Button>
        </div>
      )}
    </div>
  );
}
