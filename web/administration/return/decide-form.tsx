import type { Return } from '#shop/trade/returns/paths.ts';
import { canTake } from '#shop/trade/returns/return.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Section } from '../../design/section.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { drawerOf, filledFrom } from '../forms/declared-form.tsx';
import { StepButton } from '../queue/step-button.tsx';
import { t } from '../staff-text.ts';
import { decisionForm } from './change-return.ts';

const DECISIONS = ['accept', 'question', 'refuse'] as const;

export interface ReturnFormProps {
  returned: Return;
  answer: SaveAnswer | undefined;
}

/** Accept, ask or refuse, with a message to the buyer. */
export function DecideForm({ returned, answer }: ReturnFormProps) {
  const open = DECISIONS.filter((step) => canTake(returned.returnState, step));
  if (open.length === 0) return null;
  const refused = answer?.saved === false && DECISIONS.some((step) => step === answer.form) ? answer : undefined;
  return (
    <Section heading={t('returned.decide')} boxed>
      <PostForm answer={answer} key={returned.returnState} noValidate preventScrollReset>
        {drawerOf(decisionForm, filledFrom(refused))('remarks')}
        <div className="row align-center gap-2">
          {open.map((step) => (
            <StepButton key={step} ask={step} label={t(`returned.${step}`)} />
          ))}
        </div>
      </PostForm>
    </Section>
  );
}
