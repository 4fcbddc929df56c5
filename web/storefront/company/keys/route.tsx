import { useLoaderData } from 'react-router';
import { scopesOf } from '#shop/base/rights/api-scope.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import { companyKeyPaths } from '#shop/people/keys/paths.ts';
import { Head } from '../../../design/head.tsx';
import { useAnswer } from '../../../forms/use-answer.ts';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { changeProgramKeys } from '../../../program-keys/change-program-keys.ts';
import { chosenKey } from '../../../program-keys/chosen-key.ts';
import { useProgramKeysText } from '../../../program-keys/keys-text.ts';
import { ProgramKeys } from '../../../program-keys/program-keys.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { useCompanyText } from '../company-text.ts';

export async function loader({ request, context }: PageArgs) {
  const guid = chosenKey(request);
  const [keys, use, { timeZone }] = await Promise.all([
    context.call(companyKeyPaths.list, {}),
    guid === null ? null : context.call(companyKeyPaths.use, { guid }),
    context.call(settingsPaths.store, {}),
  ]);
  return { keys, use, timeZone };
}

export async function action({ request, context }: PageActionArgs) {
  return changeProgramKeys(await request.formData(), context, companyKeyPaths, identityPaths.givePassword);
}

/** Keys of the company for its programs (M1). */
export function Component() {
  const t = useProgramKeysText();
  const company = useCompanyText();
  const shown = useLoaderData<typeof loader>();
  return (
    <AccountFrame>
      <Head title={t('program-keys.title')} />
      <AccountBreadcrumb here={t('program-keys.title')} below={{ label: company('company.title'), href: '/Company' }} />
      <h1>{t('program-keys.title')}</h1>
      <p className="at-most-44rem soft-ink">{t('program-keys.lead')}</p>
      <ProgramKeys {...shown} scopes={scopesOf('company')} answer={useAnswer<typeof action>()} page="/Company/Keys" />
    </AccountFrame>
  );
}
