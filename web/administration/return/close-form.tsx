import { canTake, REMARKS_MAX, RETURN_OUTCOMES } from '#shop/returns/return.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { SelectField, TextAreaField } from '../../design/field.tsx';
import { Section } from '../../design/section.tsx';
import styles from '../order-view/order-view.module.css';
import { StepButton } from '../queue/step-button.tsx';
import { t } from '../staff-text.ts';
import type { ReturnFormProps } from './decide-form.tsx';
import type { OrderDocument } from '#shop/documents/paths.ts';

interface CloseFormProps extends ReturnFormProps {
  creditNotes: readonly OrderDocument[];
}

/** Outcome of the return, with the credit note if the order has one. */
export function CloseForm({ returned, creditNotes, answer }: CloseFormProps) {
  if (!canTake(returned.returnState, 'close')) return null;
  const refused = answer?.saved === false && answer.form === 'close' ? answer : undefined;
  const field = (name: string) => ({
    name,
    defaultValue: refused?.values[name] ?? '',
    error: refused?.errors[name],
  });
  return (
    <Section heading={t('returned.close-heading')} boxed>
      <PostForm answer={answer} noValidate preventScrollReset>
        <SelectField label={t('returned.outcome')} {...field('outcome')}>
          {RETURN_OUTCOMES.map((outcome) => (
            <option key={outcome} value={outcome}>
              {t(`returned.outcome.${outcome}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('returned.credit-note')} {...field('documentId')}>
          <option value="">{t('returned.no-credit-note')}</option>
          {creditNotes.map(({ id, number }) => (
            <option key={id} value={id}>
              {number}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={t('returned.remarks')}
          rows={2}
          maxLength={REMARKS_MAX}
          data-buyer
          {...field('remarks')}
        />
        <div className={styles.steps}>
          <StepButton ask="close" label={t('returned.close')} />
        </div>
      </PostForm>
    </Section>
  );
}
