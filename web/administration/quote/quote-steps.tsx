import type { StaffQuotation } from '#shop/trade/quotations/paths.ts';
import { canTake, mayGive, MESSAGE_MAX } from '#shop/trade/quotations/quotation.ts';
import { DayField } from '../../design/day-field.tsx';
import { TextAreaField } from '../../design/field.tsx';
import { Section } from '../../design/section.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { dayField } from '../price-lists/price-list-words.ts';
import { StepButton } from '../queue/step-button.tsx';
import { t } from '../staff-text.ts';

interface StepProps {
  quote: StaffQuotation;
  answer: SaveAnswer | undefined;
}

/** Actions on a quotation besides saving it: send, extend, withdraw. */
export function QuoteSteps({ quote, answer }: StepProps) {
  if (!quote.mayPrepare) return null;
  const isSent = quote.sentVersion === quote.version;
  return (
    <>
      {isSent ? <Extend quote={quote} answer={answer} /> : null}
      {!isSent && quote.goodsMinor !== null ? <Send quote={quote} answer={answer} /> : null}
      {canTake(quote.quotationState, 'withdraw') ? <Withdraw quote={quote} answer={answer} /> : null}
    </>
  );
}

const refusalOf = (form: string, answer: SaveAnswer | undefined) =>
  answer?.saved === false && answer.form === form ? answer : undefined;

function Send({ quote, answer }: StepProps) {
  const { version, sentVersion, discountPercent, discountLimit } = quote;
  const isAllowed = mayGive(discountLimit, discountPercent);
  return (
    <Section heading={t('quoted.send-title')} boxed>
      <p>{t('quoted.send-hint', { version })}</p>
      {sentVersion === null ? null : <p>{t('quoted.is-newer', { version: sentVersion })}</p>}
      {discountPercent === 0 ? null : <p>{t('quoted.discount', { percent: discountPercent })}</p>}
      {isAllowed || discountLimit === null ? null : <p>{t('quoted.limit', { percent: discountLimit })}</p>}
      {quote.quotationState === 'review' ? <p>{t('quoted.review-hint')}</p> : null}
      <PostForm answer={answer} preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <StepButton ask="send" kind="primary" label={t(isAllowed ? 'quoted.send' : 'quoted.submit')} />
      </PostForm>
    </Section>
  );
}

function Extend({ quote, answer }: StepProps) {
  const refused = refusalOf('extend', answer);
  return (
    <Section heading={t('quoted.extend-title')} boxed>
      <p>{t('quoted.is-sent')}</p>
      <PostForm key={quote.version} answer={answer} noValidate preventScrollReset>
        <input type="hidden" name="version" value={quote.version} />
        <DayField
          label={t('quoted.until')}
          name="untilDay"
          defaultValue={refused?.values['untilDay'] ?? dayField(quote.usualUntilDay)}
          error={refused?.errors['untilDay']}
        />
        <StepButton ask="extend" label={t('quoted.extend')} />
      </PostForm>
    </Section>
  );
}

function Withdraw({ quote, answer }: StepProps) {
  const refused = refusalOf('withdraw', answer);
  return (
    <Section heading={t('quoted.withdraw-title')} boxed>
      <PostForm key={quote.quotationState} answer={answer} noValidate preventScrollReset>
        <TextAreaField
          label={t('quoted.reason')}
          name="remarks"
          rows={2}
          maxLength={MESSAGE_MAX}
          defaultValue={refused?.values['remarks'] ?? ''}
          error={refused?.errors['remarks']}
        />
        <StepButton ask="withdraw" label={t('quoted.withdraw')} />
      </PostForm>
    </Section>
  );
}
