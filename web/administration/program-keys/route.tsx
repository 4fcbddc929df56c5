import { useActionData, useLoaderData } from 'react-router';
import { scopesOf } from '#shop/base/rights/api-scope.ts';
import { staffPaths } from '#shop/people/staff/staff-paths.ts';
import { staffKeyPaths } from '#shop/people/keys/paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { changeProgramKeys } from '../../program-keys/change-program-keys.ts';
import { chosenKey } from '../../program-keys/chosen-key.ts';
import { useProgramKeysText } from '../../program-keys/keys-text.ts';
import { ProgramKeys } from '../../program-keys/program-keys.tsx';
import { useAdministration } from '../frame/use-administration.ts';
import { PageHead } from '../page-head.tsx';

export async function loader({ request, context }: PageArgs) {
  const guid = chosenKey(request);
  const [keys, use] = await Promise.all([
    context.call(staffKeyPaths.list, {}),
    guid === null ? null : context.call(staffKeyPaths.use, { guid }),
  ]);
  return { keys, use };
}

export async function action({ request, context }: PageActionArgs) {
  return changeProgramKeys(await request.formData(), context, staffKeyPaths, staffPaths.givePassword);
}

/** All keys of programs: own ones are made and rotated here, those of companies and colleagues can be revoked (M1). */
export function Component() {
  const t = useProgramKeysText();
  const { timeZone } = useAdministration();
  const answer = useActionData<typeof action>();
  const shown = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('program-keys.title')} />
      <p>{t('program-keys.staff-lead')}</p>
      <ProgramKeys
        {...shown}
        scopes={scopesOf('staff')}
        answer={answer}
        timeZone={timeZone}
        page="/Administration/Keys"
      />
    </>
  );
}
