import { PageLink } from '../../../design/page-link.tsx';
import { useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { accountPaths } from '#shop/people/customers/paths.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { askForForm } from '../../../forms/ask-for-form.ts';
import { refusedSave, typedValues } from '../../../forms/save-answer.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Head } from '../../../design/head.tsx';
import { Section } from '../../../design/section.tsx';
import { type PageActionArgs, type PageArgs, RefusedError } from '../../../page-context.ts';
import { useShell } from '../../../shell/shell.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useAccountText } from '../account-text.ts';
import { OrderTable } from '../order-table.tsx';
import { ownId } from '../own-id.ts';
import { AccountSummary } from './account-summary.tsx';
import { MailLanguage, type MailLanguageChosen, mailLanguageIn } from './mail-language.tsx';
import { OwnSessions, type SessionsEnded } from './own-sessions.tsx';

const RECENT = 5;

export async function loader({ context }: PageArgs) {
  const customerId = await ownId(context);
  const [account, { items }, { timeZone }, sessions, mailLanguage] = await Promise.all([
    context.call(accountPaths.readUser, { customerId }),
    context.call(orderPaths.ofCustomer, { customerId, page: 1, pageSize: RECENT }),
    context.call(settingsPaths.store, {}),
    context.call(identityPaths.sessions, {}),
    context.call(accountPaths.mailLanguage, {}),
  ]);
  return { account, orders: items, timeZone, sessions, mailLanguage: mailLanguage.language };
}

/** Sets the language of mails; or ends one of the own sessions, or all others, with a recent password confirmation. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const language = mailLanguageIn(form);
  if (language !== null) {
    const chosen = await context.askOnce(form, accountPaths.chooseMailLanguage, { language });
    if (!chosen.ok) throw new RefusedError(chosen.refusal);
    return { mailLanguage: language } satisfies MailLanguageChosen;
  }
  const isOthers = form.has('others');
  const guid = String(form.get('end') ?? '');
  const asked = isOthers
    ? await askForForm(context, form, identityPaths.endOtherSessions, {}, identityPaths.givePassword)
    : await askForForm(context, form, identityPaths.endSession, { guid }, identityPaths.givePassword);
  if (!asked.ok) return refusedSave(asked.refusal, [], typedValues(form));
  return { ended: isOthers ? asked.output : 'one' } satisfies SessionsEnded;
}

/** Overview of the account, next to the menu of its parts (A24). */
export function Component() {
  const t = useAccountText();
  const { reduced } = useShell();
  const { account, orders, timeZone, sessions, mailLanguage } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const [ofLanguage, ofSessions] = answer !== undefined && 'mailLanguage' in answer ? [answer] : [undefined, answer];
  return (
    <AccountFrame>
      <Head title={t('account.my-account')} />
      <h1>{t('account.my-account')}</h1>
      <AccountSummary account={account}>
        <MailLanguage chosen={mailLanguage} isSaved={ofLanguage !== undefined} />
      </AccountSummary>
      <Section
        heading={t('account.recent-orders')}
        actions={orders.length === 0 ? undefined : <PageLink href="/Order-History">{t('account.all-orders')}</PageLink>}
      >
        {orders.length === 0 ? (
          <EmptyState title={t('account.no-orders')}>
            <p>{t('account.no-orders-hint')}</p>
            <ButtonLink href={reduced ? '/' : '/search'}>{t('account.to-catalogue')}</ButtonLink>
          </EmptyState>
        ) : (
          <OrderTable orders={orders} caption={t('account.recent-orders')} timeZone={timeZone} />
        )}
      </Section>
      <OwnSessions sessions={sessions} timeZone={timeZone} answer={ofSessions} />
    </AccountFrame>
  );
}
