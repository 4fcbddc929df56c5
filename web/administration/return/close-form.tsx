import { canTake } from '#shop/trade/returns/return.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Section } from '../../design/section.tsx';
import { drawerOf, filledFrom } from '../forms/declared-form.tsx';
import { StepButton } from '../queue/step-button.tsx';
import { t } from '../staff-text.ts';
import { closeForm } from './change-return.ts';
import type { ReturnFormProps } from './decide-form.tsx';
import type { OrderDocument } from '#shop/trade/documents/paths.ts';

interface CloseFormProps extends ReturnFormProps {
  creditNotes: readonly OrderDocument[];
}

/** Outcome of the return, with the credit note if the order has one. */
export function CloseForm({ returned, creditNotes, answer }: CloseFormProps) {
  if (!canTake(returned.returnState, 'close')) return null;
  const refused = answer?.saved === false && answer.form === 'close' ? answer : undefined;
  const draw = drawerOf(closeForm, filledFrom(refused), {
    documentId: creditNotes.map(({ id, number }) => [id, number]),
  });
  return (
    <Section heading={t('returned.close-heading')} boxed>
      <PostForm answer={answer} noValidate preventScrollReset>
        {draw('outcome')}
        {draw('documentId')}
        {draw('remarks')}
        <div className="row align-center gap-2">
          <StepButton ask="close" label={t('returned.close')} />
        </div>
      </PostForm>
    </Section>
  );
}
