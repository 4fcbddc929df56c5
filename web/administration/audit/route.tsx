import { useLoaderData, useSearchParams } from 'react-router';
import { auditEntities, type AuditEntry } from '#shop/audit/entry.ts';
import { auditPaths, type AuditQuestion } from '#shop/audit/paths.ts';
import type { ListPage } from '#shop/list-page.ts';
import type { PageArgs } from '../../page-context.ts';
import { ChangeDetails } from '../history/change-details.tsx';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListDay, ListFilter, ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { placeOf } from './place-of.ts';

interface AuditView {
  changes: ListPage<AuditEntry>;
  people: readonly { id: number; name: string }[];
}

export async function loader({ request, context }: PageArgs): Promise<AuditView> {
  const question = questionIn<AuditQuestion>(request, ['staffId', 'entity', 'entityId', 'from', 'until']);
  const [changes, people] = await Promise.all([
    context.call(auditPaths.list, question),
    context.call(auditPaths.people, {}),
  ]);
  return { changes, people };
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  { key: 'at', label: t('audit.when'), sortable: true, first: 'desc', cell: ({ at }) => <Moment at={at} /> },
  { key: 'who', label: t('audit.who'), cell: ({ staffName }) => staffName },
  {
    key: 'what',
    label: t('audit.what'),
    cell: (entry) => {
      const place = placeOf(entry);
      const thing = `${entry.entity} ${entry.entityId}`;
      return (
        <>
          {entry.action} {place === null ? thing : <a href={place}>{thing}</a>}
        </>
      );
    },
  },
  { key: 'changes', label: t('audit.changes'), cell: (entry) => <ChangeDetails entry={entry} /> },
];

/** Every change that staff made: who, when, what, before and after (E16). */
export function Component() {
  const { changes, people } = useLoaderData<AuditView>();
  const [query] = useSearchParams();
  const present = (name: string) => query.get(name) ?? '';
  const entityId = present('entityId');
  return (
    <>
      <PageHead title={t('audit.title')} />
      <ListTools searchLabel={t('audit.search')} exportName="audit" asked={entityId === '' ? {} : { entityId }}>
        <ListFilter
          label={t('audit.who')}
          name="staffId"
          present={present('staffId')}
          choices={people.map(({ id, name }) => [String(id), name])}
        />
        <ListFilter
          label={t('audit.what')}
          name="entity"
          present={present('entity')}
          choices={auditEntities.map((entity) => [entity, entity])}
        />
        <ListDay label={t('audit.from')} name="from" present={present('from')} />
        <ListDay label={t('audit.until')} name="until" present={present('until')} />
      </ListTools>
      {entityId === '' ? null : (
        <p>
          {t('audit.one-thing', { entity: present('entity'), id: entityId })} <a href="?">{t('audit.all-things')}</a>
        </p>
      )}
      <ListTable
        caption={t('audit.title')}
        columns={COLUMNS}
        rows={changes.items}
        rowKey={({ id }) => id}
        order={{ sort: 'at', direction: 'desc' }}
        none={t('audit.none')}
      />
      <Pager total={changes.total} />
    </>
  );
}
