import { canTake } from '#shop/trade/returns/return.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import { textsFor } from '../forms/declare-form.ts';
import { drawerOf, filledFrom } from '../forms/declared-form.tsx';
import { StepButton } from '../queue/step-button.tsx';
import { say, t } from '../staff-text.ts';
import { receivedRows } from './change-return.ts';
import type { ReturnFormProps } from './decide-form.tsx';

/** Received quantities: to stock, and scrapped. */
export function ReceiveForm({ returned: { returnState, lines }, answer }: ReturnFormProps) {
  const open = lines.filter(({ quantity, received }) => received < quantity);
  if (!canTake(returnState, 'receive') || open.length === 0) return null;
  const refused = answer?.saved === false && answer.form === 'receive' ? answer : undefined;
  const come = lines.reduce((sum, { received }) => sum + received, 0);
  const fields = receivedRows.of(open.map(({ orderLineId }) => orderLineId));
  const all = open.map(
    ({ orderLineId, quantity, received }) => [orderLineId, { toStock: quantity - received, unsaleable: 0 }] as const,
  );
  const draw = drawerOf(fields, filledFrom(refused, textsFor(fields, receivedRows.stored(all))));
  return (
    <Section heading={t('returned.receive-heading')} boxed>
      <PostForm answer={answer} key={come} noValidate preventScrollReset>
        {refused?.errors['lines'] === undefined ? null : <Notice kind="bad">{say(refused.errors['lines'])}</Notice>}
        <fieldset className="grid align-end gap-2-4 cells-16">
          <legend className="visually-hidden">{t('returned.receive')}</legend>
          {open.flatMap(({ orderLineId, productName, variantDetails, quantity, received }) => {
            const part = [productName, variantDetails ?? []].flat().join(', ');
            const left = quantity - received;
            return [
              draw(receivedRows.cell(orderLineId, 'toStock'), { label: t('returned.to-stock', { part, left }) }),
              draw(receivedRows.cell(orderLineId, 'unsaleable'), { label: t('returned.unsaleable-of', { part }) }),
            ];
          })}
        </fieldset>
        <div className="row align-center gap-2">
          <StepButton ask="receive" label={t('returned.receive')} />
        </div>
      </PostForm>
    </Section>
  );
}
