import { useLoaderData } from 'react-router';
import { administrationPaths, type FirstStep } from '#shop/desk/administration/paths.ts';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import type { PageArgs } from '../../page-context.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

/** The screen on which each step is done, below /Administration. */
const SCREENS: Readonly<Record<FirstStep['firstStep'], string>> = {
  identity: 'Settings',
  tax: 'Settings',
  mail: 'Mailbox',
  colleagues: 'Staff',
  products: 'Import',
  customers: 'Moving-In',
  terms: 'Legal',
  order: 'Queue',
};

export async function loader({ context }: PageArgs) {
  return { steps: await context.call(administrationPaths.firstSteps, {}) };
}

const columns = (): readonly Column<FirstStep>[] => [
  {
    key: 'step',
    label: t('start.step'),
    cell: ({ firstStep }) => <a href={`/Administration/${SCREENS[firstStep]}`}>{t(`start.step.${firstStep}`)}</a>,
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

/** The first hour of an owner: a list that ticks itself (Q6). */
export function Component() {
  const { steps } = useLoaderData<typeof loader>();
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <>
      <PageHead title={t('start.title')} />
      <p>{left === 0 ? t('start.all-done') : t('start.intro', { count: left })}</p>
      <ListTable caption={t('start.title')} columns={columns()} rows={steps} rowKey={({ firstStep }) => firstStep} />
    </>
  );
}
