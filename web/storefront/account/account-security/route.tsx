import { useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { Head } from '../../../design/head.tsx';
import { changeKeys } from '../../../keys/change-keys.ts';
import type { Say } from '../../../keys/key-words.ts';
import { PasskeysPanel } from '../../../keys/passkeys-panel.tsx';
import { SecondFactorPanel } from '../../../keys/second-factor-panel.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { useAccountText } from '../account-text.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountBreadcrumb } from '../account-breadcrumb.tsx';

export async function loader({ context }: PageArgs) {
  const [factor, passkeys, { timeZone }] = await Promise.all([
    context.call(identityPaths.secondFactor, {}),
    context.call(identityPaths.passkeys, {}),
    context.call(settingsPaths.store, {}),
  ]);
  return { factor, passkeys, timeZone };
}

export async function action({ request, context }: PageActionArgs) {
  return changeKeys(await request.formData(), context, identityPaths);
}

/** Login methods of a customer's account other than the password (D43). */
export function Component() {
  const t = useAccountText();
  const say: Say = (word, values) => t(`account.${word}`, values);
  const { factor, passkeys, timeZone } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AccountFrame>
      <Head title={t('account.security')} />
      <AccountBreadcrumb here={t('account.security')} />
      <h1>{t('account.security')}</h1>
      <p className="at-most-44rem soft-ink">{t('account.security-lead')}</p>
      <section aria-labelledby="second-factor" className="above-6">
        <h2 id="second-factor">{t('account.factor-title')}</h2>
        <SecondFactorPanel factor={factor} answer={answer?.form === 'factor' ? answer : undefined} say={say} />
      </section>
      <section aria-labelledby="passkeys" className="above-6">
        <h2 id="passkeys">{t('account.passkeys-title')}</h2>
        <PasskeysPanel
          passkeys={passkeys}
          answer={answer?.form === 'passkey' ? answer : undefined}
          timeZone={timeZone}
          say={say}
        />
      </section>
    </AccountFrame>
  );
}
