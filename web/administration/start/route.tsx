import { redirect, useLoaderData } from 'react-router';
import { staffSettingsPaths } from '#shop/base/settings/staff-paths.ts';
import { administrationPaths, type FirstStep } from '#shop/desk/administration/paths.ts';
import { sampleDataPaths } from '#shop/desk/sample-data/paths.ts';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { intentIn } from '../../forms/intent.ts';
import { answerSave, typedValues } from '../../forms/save-answer.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { askToConfirm } from '../forms/confirmed-form.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { PageHead } from '../page-head.tsx';
import { type StaffTextKey, t } from '../staff-text.ts';
import { OpenShop } from './open-shop.tsx';
import { SampleDataSection } from './sample-data-section.tsx';

const PAGE = '/Administration/Start';

/** The screen on which each step is done, below /Administration; the last one is a part of this page. */
const SCREENS: Readonly<Record<FirstStep['firstStep'], string>> = {
  identity: 'Shop-Details',
  look: 'Shop-Details#logos',
  tax: 'Settings',
  mail: 'Mailbox',
  colleagues: 'Staff',
  products: 'Import',
  prices: 'Products',
  rates: 'Exchange-Rates',
  customers: 'Moving-In',
  terms: 'Legal',
  order: 'Queue',
  open: 'Start#open',
};

/** Another screen on which a step can be done. */
const OTHERS: Readonly<Partial<Record<FirstStep['firstStep'], readonly [path: string, label: StaffTextKey]>>> = {
  products: ['ProductEdit', 'start.add-product'],
  prices: ['Price-Lists', 'price-lists.title'],
  customers: ['CustomerEdit', 'customers.add'],
};

export async function loader({ context }: PageArgs) {
  const [steps, samples] = await Promise.all([
    context.call(administrationPaths.firstSteps, {}),
    context.call(sampleDataPaths.read, {}),
  ]);
  return { steps, samples };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const intent = intentIn(form, ['open', 'close', 'remove-samples']);
  if (intent === 'remove-samples') {
    const input = { shopName: String(form.get('shopName') ?? '') };
    const asked = await askAsStaff(context, form, sampleDataPaths.remove, input);
    return asked.ok ? redirect(PAGE) : answerSave(asked, ['shopName'], typedValues(form), intent);
  }
  const asks = intent === 'close' ? askToConfirm(form) : null;
  if (asks !== null) return asks;
  const asked = await askAsStaff(context, form, staffSettingsPaths.setOpen, { isOpen: intent === 'open' });
  return asked.ok ? redirect(PAGE) : answerSave(asked, [], typedValues(form), 'open');
}

const columns = (): readonly Column<FirstStep>[] => [
  {
    key: 'step',
    label: t('start.step'),
    cell: ({ firstStep }) => <StepLinks step={firstStep} />,
  },
  { key: 'hint', label: t('start.hint'), cell: ({ firstStep }) => t(`start.hint.${firstStep}`) },
  {
    key: 'state',
    label: t('start.state'),
    cell: ({ isDone }) => (
      <StatusBadge kind={isDone ? 'good' : 'wait'}>{t(isDone ? 'start.done' : 'start.open')}</StatusBadge>
    ),
  },
];

function StepLinks({ step }: { step: FirstStep['firstStep'] }) {
  const [path, label] = OTHERS[step] ?? [];
  return (
    <>
      <a href={`/Administration/${SCREENS[step]}`}>{t(`start.step.${step}`)}</a>
      {label === undefined ? null : (
        <>
          {' · '}
          <a href={`/Administration/${path}`}>{t(label)}</a>
        </>
      )}
    </>
  );
}

/** The first hour of an owner: a list that ticks itself, the switch that opens the shop, and the sample data (Q6). */
export function Component() {
  const { steps, samples } = useLoaderData<typeof loader>();
  const given = useAnswer<typeof action>();
  const answer = given !== undefined && 'saved' in given ? given : undefined;
  const left = steps.filter(({ isDone }) => !isDone).length;
  const isOpen = steps.some(({ firstStep, isDone }) => firstStep === 'open' && isDone);
  return (
    <div className="stack">
      <PageHead title={t('start.title')} />
      <p>{left === 0 ? t('start.all-done') : t('start.intro', { count: left })}</p>
      <ListTable caption={t('start.title')} columns={columns()} rows={steps} rowKey={({ firstStep }) => firstStep} />
      <OpenShop isOpen={isOpen} href={PAGE} answer={answer?.form === 'open' ? answer : undefined} />
      <SampleDataSection
        samples={samples}
        href={PAGE}
        answer={answer?.form === 'remove-samples' ? answer : undefined}
      />
    </div>
  );
}
