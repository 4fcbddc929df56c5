import { redirectDocument, useSearchParams } from 'react-router';
import type { CompanyMember } from '#shop/people/companies/paths.ts';
import { hasRight } from '#shop/base/rights/member-role.ts';
import { orderingForPaths } from '#shop/desk/impersonation/paths.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { StaffPassword } from '../forms/staff-password.tsx';
import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageContext } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';

export const ORDER_FOR_FORM = 'order-for';

type Member = Pick<CompanyMember, 'id' | 'firstName' | 'surname' | 'memberRole' | 'memberStatus'>;

/**
 * Starts ordering on behalf of a member, in the shop itself (H7). The choice is not unsaved work that a staff form
 * would protect.
 */
export function OrderFor({ members, answer }: { members: readonly Member[]; answer: SaveAnswer | undefined }) {
  const orderers = members.filter((each) => each.memberStatus === 'active' && hasRight(each.memberRole, 'order'));
  const [question] = useSearchParams();
  const isBusy = useSending(ORDER_FOR_FORM);
  const own = answer?.form === ORDER_FOR_FORM ? answer : undefined;
  const refused = own?.saved === false ? own : undefined;
  return (
    <section aria-labelledby="order-for">
      <h2 id="order-for">{t('ordering-for.title')}</h2>
      {orderers.length === 0 ? (
        <p>{t('ordering-for.nobody')}</p>
      ) : (
        <PostForm intent={ORDER_FOR_FORM} answer={own} noValidate preventScrollReset>
          {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
          <SelectField
            label={t('ordering-for.member')}
            name="customerId"
            defaultValue={refused?.values['customerId'] ?? question.get('for') ?? ''}
            error={refused?.errors['customerId']}
            hint={t('ordering-for.lead')}
          >
            {orderers.map(({ id, firstName, surname }) => (
              <option key={id} value={id}>{`${firstName} ${surname}`}</option>
            ))}
          </SelectField>
          <StaffPassword answer={own} />
          <Button type="submit" kind="secondary" busy={isBusy && t('order.working')}>
            {t('ordering-for.start')}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

/** Starts it and opens the shop as a document, because its pages are in the other route table. */
export async function startOrderingFor(form: FormData, context: PageContext) {
  const values = typedValues(form);
  const asked = await askAsStaff(context, form, orderingForPaths.start, { customerId: Number(values['customerId']) });
  if (!asked.ok) return refusedSave(asked.refusal, ['customerId'], values, ORDER_FOR_FORM);
  return redirectDocument('/');
}
