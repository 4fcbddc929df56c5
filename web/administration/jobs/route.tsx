import { useLoaderData } from 'react-router';
import { type JobRun, jobPaths } from '#shop/desk/jobs/paths.ts';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import type { PageArgs } from '../../page-context.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

export async function loader({ context }: PageArgs) {
  return { jobs: await context.call(jobPaths.list, {}) };
}

const BADGES = { never: 'off', running: 'off', done: 'good', failed: 'bad' } as const;

const columns = (): readonly Column<JobRun>[] => [
  { key: 'job', label: t('jobs.job'), cell: ({ job }) => t(`jobs.job.${job}`) },
  {
    key: 'state',
    label: t('jobs.state'),
    cell: ({ state }) => <StatusBadge kind={BADGES[state]}>{t(`jobs.state.${state}`)}</StatusBadge>,
  },
  { key: 'started', label: t('jobs.started'), cell: ({ startedAt }) => momentOr(startedAt) },
  {
    key: 'duration',
    label: t('jobs.duration'),
    align: 'end',
    cell: ({ durationMs }) => (durationMs === null ? '–' : t('jobs.milliseconds', { count: durationMs })),
  },
  { key: 'result', label: t('jobs.result'), cell: ({ changed, lastError }) => resultOf(changed, lastError) },
  { key: 'due', label: t('jobs.due'), cell: ({ dueAt }) => momentOr(dueAt) },
];

function momentOr(at: string | null) {
  return at === null ? '–' : <Moment at={at} />;
}

function resultOf(changed: number | null, lastError: string | null): string {
  if (lastError !== null) return lastError;
  return changed === null ? '–' : t('jobs.changed', { count: changed });
}

/** Jobs that the shop does at regular times, with their latest runs. */
export function Component() {
  const { jobs } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('jobs.title')} />
      <p>{t('jobs.intro')}</p>
      <ListTable caption={t('jobs.title')} columns={columns()} rows={jobs} rowKey={({ job }) => job} />
    </>
  );
}
