import { redirect, useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { hasRight } from '#shop/base/rights/member-role.ts';
import { labelPaths } from '#shop/catalogue/press-labels/paths.ts';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { refuseForm } from '../../../forms/refused-form.ts';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { LabelForm, LabelPages, labelChoiceIn, machineIdsIn } from '../print-labels.tsx';
import { usePressesText } from '../presses-text.ts';
import styles from '../../pdf-order/pdf-order.module.css';

export async function loader({ request, context }: PageArgs) {
  const [machines, { memberRole }] = await Promise.all([
    context.call(pressPaths.machines, {}),
    context.call(companyPaths.own, {}),
  ]);
  if (!hasRight(memberRole, 'order')) throw redirect('/My-Presses');
  return { machines, machineIds: machineIdsIn(request) };
}

/** Makes the labels; their codes are in this answer only. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const choice = labelChoiceIn(form);
  const asked = await context.askOnce(form, labelPaths.addLabels, { machineIds: choice.machineIds });
  return asked.ok ? { labels: asked.output, choice } : refuseForm(asked.refusal, [], { labels: null, choice });
}

/** Labels with QR codes for presses of the company, to be printed (J6). */
export function Component() {
  const t = usePressesText();
  const { machines, machineIds } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const made = answer?.labels ?? null;
  return (
    <main className={styles.page}>
      <Head title={t('press-labels.title')} />
      <div className={styles.bar}>
        <h1>{t('press-labels.title')}</h1>
        {made === null ? null : (
          <>
            <Button className="scripted" onClick={() => print()}>
              {t('press-labels.print-now')}
            </Button>
            <ButtonLink href="/Press-Labels" kind="secondary">
              {t('press-labels.again')}
            </ButtonLink>
          </>
        )}
        <ButtonLink href="/My-Presses" kind="quiet">
          {t('my-presses.title')}
        </ButtonLink>
      </div>
      {made === null ? (
        <LabelForm
          machines={machines}
          choice={answer?.choice ?? { machineIds, paper: 'a6' }}
          notice={answer !== undefined && 'notice' in answer ? answer.notice : null}
        />
      ) : (
        <>
          <div className="off-paper">
            <Notice kind="plain">{t('press-labels.ready')}</Notice>
          </div>
          <LabelPages labels={made} paper={answer?.choice.paper ?? 'a6'} />
        </>
      )}
    </main>
  );
}
