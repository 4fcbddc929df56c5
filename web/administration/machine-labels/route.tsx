import { useActionData, useLoaderData } from 'react-router';
import { staffLabelPaths } from '#shop/catalogue/press-labels/staff-paths.ts';
import { staffPressPaths } from '#shop/catalogue/presses/staff-paths.ts';
import { Notice } from '../../design/notice.tsx';
import { refuseForm } from '../../forms/refused-form.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { LabelForm, LabelPages, labelChoiceIn, machineIdsIn } from '../../storefront/presses/print-labels.tsx';
import { usePressesText } from '../../storefront/presses/presses-text.ts';
import { PrintButton } from '../lists/print-button.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

function companyIn(request: Request): number {
  return Number(new URL(request.url).searchParams.get('company') ?? 0);
}

export async function loader({ request, context }: PageArgs) {
  const companyId = companyIn(request);
  const machines = await context.call(staffPressPaths.machines, { companyId });
  return { companyId, machines, machineIds: machineIdsIn(request) };
}

/** Makes the labels; their codes are in this answer only. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const choice = labelChoiceIn(form);
  const draft = { companyId: companyIn(request), machineIds: choice.machineIds };
  const asked = await context.askOnce(form, staffLabelPaths.addLabels, draft);
  return asked.ok ? { labels: asked.output, choice } : refuseForm(asked.refusal, [], { labels: null, choice });
}

/** Labels with QR codes for presses of a company, as staff print them (J6). */
export function Component() {
  const ofPresses = usePressesText();
  const { companyId, machines, machineIds } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const made = answer?.labels ?? null;
  return (
    <>
      <PageHead hasSheet title={ofPresses('press-labels.title')}>
        {made === null ? null : <PrintButton />}
        <a href={`/Administration/Company?id=${companyId}#machines`}>{t('staff-machines.back')}</a>
      </PageHead>
      {made === null ? (
        <LabelForm
          machines={machines}
          choice={answer?.choice ?? { machineIds, paper: 'a6' }}
          notice={answer !== undefined && 'notice' in answer ? answer.notice : null}
        />
      ) : (
        <>
          <div className="off-paper">
            <Notice kind="plain">{ofPresses('press-labels.ready')}</Notice>
          </div>
          <LabelPages labels={made} paper={answer?.choice.paper ?? 'a6'} />
        </>
      )}
    </>
  );
}
