import { canTake } from '#shop/returns/return.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import styles from '../order-view/order-view.module.css';
import { StepButton } from '../queue/step-button.tsx';
import { say, t } from '../staff-text.ts';
import { TO_STOCK, UNSALEABLE } from './change-return.ts';
import type { ReturnFormProps } from './decide-form.tsx';

/** Received quantities: to stock, and scrapped. */
export function ReceiveForm({ returned: { returnState, lines }, answer }: ReturnFormProps) {
  const open = lines.filter(({ quantity, received }) => received < quantity);
  if (!canTake(returnState, 'receive') || open.length === 0) return null;
  const refused = answer?.saved === false && answer.form === 'receive' ? answer : undefined;
  const come = lines.reduce((sum, { received }) => sum + received, 0);
  const field = (name: string, error: string, otherwise: number) => ({
    name,
    type: 'number',
    min: 0,
    inputMode: 'numeric' as const,
    defaultValue: refused?.values[name] ?? String(otherwise),
    error: refused?.errors[error],
  });
  return (
    <Section heading={t('returned.receive-heading')} boxed>
      <PostForm answer={answer} key={come} noValidate preventScrollReset>
        {refused?.errors['lines'] === undefined ? null : <Notice kind="bad">{say(refused.errors['lines'])}</Notice>}
        <fieldset className={styles.quantities}>
          <legend className="visually-hidden">{t('returned.receive')}</legend>
          {open.map(({ orderLineId, productName, variantDetails, quantity, received }, index) => {
            const part = [productName, variantDetails ?? []].flat().join(', ');
            const left = quantity - received;
            return [
              <TextField
                key={`stock ${orderLineId}`}
                label={t('returned.to-stock', { part, left })}
                {...field(`${TO_STOCK}${orderLineId}`, `lines.${index}.toStock`, left)}
              />,
              <TextField
                key={`unsaleable ${orderLineId}`}
                label={t('returned.unsaleable-of', { part })}
                {...field(`${UNSALEABLE}${orderLineId}`, `lines.${index}.unsaleable`, 0)}
              />,
            ];
          })}
        </fieldset>
        <div className={styles.steps}>
          <StepButton ask="receive" label={t('returned.receive')} />
        </div>
      </PostForm>
    </Section>
  );
}
