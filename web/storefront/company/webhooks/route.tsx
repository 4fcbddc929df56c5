import { useLoaderData } from 'react-router';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { companyWebhookPaths } from '#shop/desk/webhooks/paths.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import { Head } from '../../../design/head.tsx';
import { useAnswer } from '../../../forms/use-answer.ts';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { changeWebhooks, chosenWebhook } from '../../../webhooks/change-webhooks.ts';
import { useWebhooksText } from '../../../webhooks/webhooks-text.ts';
import { Webhooks } from '../../../webhooks/webhooks.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { useCompanyText } from '../company-text.ts';

export async function loader({ request, context }: PageArgs) {
  const guid = chosenWebhook(request);
  const [list, log, { timeZone }] = await Promise.all([
    context.call(companyWebhookPaths.list, {}),
    guid === null ? null : context.call(companyWebhookPaths.log, { guid }),
    context.call(settingsPaths.store, {}),
  ]);
  return { ...list, log, timeZone };
}

export async function action({ request, context }: PageActionArgs) {
  return changeWebhooks(await request.formData(), context, companyWebhookPaths, identityPaths.givePassword);
}

/** The company's webhooks (M3). */
export function Component() {
  const t = useWebhooksText();
  const company = useCompanyText();
  const shown = useLoaderData<typeof loader>();
  return (
    <AccountFrame>
      <Head title={t('webhooks.title')} />
      <AccountBreadcrumb here={t('webhooks.title')} below={{ label: company('company.title'), href: '/Company' }} />
      <h1>{t('webhooks.title')}</h1>
      <p className="at-most-44rem soft-ink">{t('webhooks.lead')}</p>
      <Webhooks
        {...shown}
        offText={t('webhooks.off-buyer')}
        answer={useAnswer<typeof action>()}
        page="/Company/Webhooks"
      />
    </AccountFrame>
  );
}
