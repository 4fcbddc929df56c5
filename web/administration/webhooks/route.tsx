import { useActionData, useLoaderData } from 'react-router';
import { staffWebhookPaths } from '#shop/desk/webhooks/paths.ts';
import { staffPaths } from '#shop/people/staff/staff-paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { changeWebhooks, chosenWebhook } from '../../webhooks/change-webhooks.ts';
import { useWebhooksText } from '../../webhooks/webhooks-text.ts';
import { Webhooks } from '../../webhooks/webhooks.tsx';
import { useAdministration } from '../frame/use-administration.ts';
import { PageHead } from '../page-head.tsx';

export async function loader({ request, context }: PageArgs) {
  const guid = chosenWebhook(request);
  const [list, log] = await Promise.all([
    context.call(staffWebhookPaths.list, {}),
    guid === null ? null : context.call(staffWebhookPaths.log, { guid }),
  ]);
  return { ...list, log };
}

export async function action({ request, context }: PageActionArgs) {
  return changeWebhooks(await request.formData(), context, staffWebhookPaths, staffPaths.givePassword);
}

/** The shop's own webhooks, and those of companies, which staff can turn off (M3). */
export function Component() {
  const t = useWebhooksText();
  const { timeZone } = useAdministration();
  const answer = useActionData<typeof action>();
  const shown = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('webhooks.title')} />
      <p>{t('webhooks.staff-lead')}</p>
      <Webhooks
        {...shown}
        offText={t('webhooks.off')}
        answer={answer}
        timeZone={timeZone}
        page="/Administration/Webhooks"
      />
    </>
  );
}
