import { redirect, useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { accountPaths } from '#shop/people/customers/paths.ts';
import { deliveryPaths } from '#shop/trade/delivery/paths.ts';
import { Head } from '../../../design/head.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { useAccountText } from '../account-text.ts';
import { filledTexts } from '../../../forms/typed-form.ts';
import { accountForm, ownAccountIn } from '../account-draft.ts';
import { AccountForm } from '../account-form.tsx';
import { ownId } from '../own-id.ts';
import { sendAccount } from '../send-account.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountBreadcrumb } from '../account-breadcrumb.tsx';

export async function loader({ context }: PageArgs) {
  const [account, { memberRole }, { items }] = await Promise.all([
    ownId(context).then((customerId) => context.call(accountPaths.readUser, { customerId })),
    context.call(companyPaths.own, {}),
    context.call(deliveryPaths.countries, {}),
  ]);
  return { start: filledTexts(accountForm, account), countries: items, isCompanyFixed: memberRole !== 'manager' };
}

/** Saves the logged-in customer's own account (A24). */
export async function action(args: PageActionArgs) {
  return (await sendAccount(args, accountPaths.saveOwn, ownAccountIn)) ?? redirect('/Account-Edited');
}

/** A customer's own details (A24, C3, D19). */
export function Component() {
  const t = useAccountText();
  const { start, countries, isCompanyFixed } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  return (
    <AccountFrame>
      <Head title={t('account.edit')} />
      <AccountBreadcrumb here={t('account.edit')} />
      <h1>{t('account.edit')}</h1>
      <p className="at-most-44rem soft-ink">{t('account.edit-lead')}</p>
      <AccountForm
        start={start}
        trouble={trouble}
        countries={countries}
        asksPresentPassword
        isCompanyFixed={isCompanyFixed}
        passwordHint={t('account.edit-password-hint')}
        submit={t('account.edit-submit')}
        busy={t('account.edit-busy')}
      />
    </AccountFrame>
  );
}
