import { PageLink } from '../../../design/page-link.tsx';
import { redirect, useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { accountPaths } from '#shop/people/customers/paths.ts';
import { agreementPaths } from '#shop/people/legal/paths.ts';
import { deliveryPaths } from '#shop/trade/delivery/paths.ts';
import { Head } from '../../../design/head.tsx';
import { Icon } from '../../../design/icon.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { useAccountText } from '../account-text.ts';
import { filledTexts } from '../../../forms/typed-form.ts';
import { accountForm, newAccountIn } from '../account-draft.ts';
import { AccountForm } from '../account-form.tsx';
import { sendAccount } from '../send-account.ts';
import page from '../../order/order-page.module.css';

export async function loader({ context }: PageArgs) {
  const [{ items }, agreement] = await Promise.all([
    context.call(deliveryPaths.countries, {}),
    context.call(agreementPaths.ofRegistration, {}),
  ]);
  return { countries: items, agreement };
}

export async function action(args: PageActionArgs) {
  return (await sendAccount(args, accountPaths.register, newAccountIn)) ?? redirect('/Account-Created');
}

/** Registration (A20). */
export function Component() {
  const t = useAccountText();
  const { countries, agreement } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  return (
    <>
      <Head title={t('account.create')} canonical="/Create-Account" />
      <h1>{t('account.create')}</h1>
      <p className="at-most-44rem soft-ink">
        {t('account.create-lead')} {t('account.has-account')} <PageLink href="/login">{t('account.log-in')}</PageLink>
      </p>
      <div className="with-aside">
        <AccountForm
          start={filledTexts(accountForm, {})}
          trouble={trouble}
          countries={countries}
          agreement={agreement}
          passwordHint={t('account.password-hint')}
          submit={t('account.create-submit')}
          busy={t('account.create-busy')}
        />
        <Gives />
      </div>
    </>
  );
}

/** Advantages of an account, beside the form. */
function Gives() {
  const t = useAccountText();
  return (
    <aside className={page.box} aria-labelledby="gives">
      <h2 id="gives">{t('account.gives')}</h2>
      <ul className="list stack">
        {(['prices', 'stock', 'orders', 'presses', 'approvals'] as const).map((each) => (
          <li key={each} className="line">
            <Icon shape="check" /> {t(`account.gives-${each}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
