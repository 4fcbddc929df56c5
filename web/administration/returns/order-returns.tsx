import type { OrderReturns as Returned } from '#shop/trade/returns/paths.ts';
import { leftToReturn } from '#shop/trade/returns/return.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { drawerOf, filledFrom } from '../forms/declared-form.tsx';
import { unitRows } from '../order-view/order-forms.ts';
import { RETURN_PART } from '../order-view/order-keys.ts';
import { returnForm } from '../order-view/take-return.ts';
import { StepButton } from '../queue/step-button.tsx';
import { say, t } from '../staff-text.ts';
import { ReturnBadge } from './return-badge.tsx';
import { returnHref } from '../screen-addresses.ts';

interface OrderReturnsProps {
  returns: Returned;
  answer: SaveAnswer | undefined;
}

/** The returns of an order with their outcomes, and the form for one requested by telephone (L7). */
export function OrderReturns({ returns: { returns, lines }, answer }: OrderReturnsProps) {
  const own = answer?.form === 'return' ? answer : undefined;
  const open = lines.filter((line) => leftToReturn(line) > 0);
  if (returns.length === 0 && open.length === 0) return null;
  return (
    <Section heading={t('returned.title')} boxed>
      {own?.saved === true ? <Notice kind="good">{t('returned.taken')}</Notice> : null}
      {returns.map((returned) => (
        <p key={returned.returnId}>
          <a href={returnHref(returned)}>{returned.returnNumber}</a> <ReturnBadge returned={returned} />
        </p>
      ))}
      {open.length === 0 ? null : <TakeForm key={returns.length} open={open} answer={own} />}
    </Section>
  );
}

const partOf = ({ productName, variantDetails }: Returned['lines'][number]) =>
  [productName, variantDetails ?? []].flat().join(', ');

function TakeForm({ open, answer }: { open: Returned['lines']; answer: SaveAnswer | undefined }) {
  const refused = answer?.saved === false ? answer : undefined;
  const errors: FormErrors<string> = refused?.errors ?? {};
  const filled = filledFrom(answer);
  const draw = drawerOf(returnForm, filled);
  const drawUnits = drawerOf(unitRows.of(open.map(({ orderLineId }) => orderLineId)), filled);
  return (
    <details id={RETURN_PART} className="below-3" open={refused !== undefined || undefined}>
      <summary>{t('returned.take')}</summary>
      <PostForm answer={answer} noValidate preventScrollReset>
        {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
        {errors['lines'] === undefined ? null : <Notice kind="bad">{say(errors['lines'])}</Notice>}
        <fieldset className="grid align-end gap-2-4 cells-16">
          <legend className="visually-hidden">{t('returned.take')}</legend>
          {draw('returnReason')}
          {open.map((each) => {
            const left = leftToReturn(each);
            const more = { label: partOf(each), hint: t('returned.take-left', { left }), max: left };
            return drawUnits(unitRows.cell(each.orderLineId, 'quantity'), more);
          })}
          {draw('remarks')}
        </fieldset>
        <StepButton ask="return" label={t('returned.take-save')} />
      </PostForm>
    </details>
  );
}
