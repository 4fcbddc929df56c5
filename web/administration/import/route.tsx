import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { importDeclaration, importPaths, type ImportEntry } from '#shop/desk/product-files/paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { pageStatus } from '../../forms/refused-form.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { importText } from './bulk-edit-words.ts';
import { ExportLinks } from './export-links.tsx';
import { importHref } from '../screen-addresses.ts';
import { ImportStateBadge } from './import-state-badge.tsx';
import { ImportUpload } from './import-upload.tsx';

export function loader({ request, context }: PageArgs): Promise<ListPage<ImportEntry>> {
  return context.call(importPaths.list, questionIn(request, importDeclaration));
}

interface Refused {
  refusal: string;
}

export async function action({ request, context }: PageActionArgs) {
  const file = (await request.formData()).get('file');
  if (!(file instanceof File) || file.name === '')
    return data<Refused>({ refusal: t('import.choose') }, { status: 400 });
  const asked = await context.ask(importPaths.check, { file });
  if (!asked.ok) return data<Refused>({ refusal: asked.refusal.message }, pageStatus(asked.refusal));
  return redirect(importHref({ id: asked.output.importId }));
}

const columns = (): readonly Column<ImportEntry>[] => [
  { key: 'at', label: t('import.when'), first: 'desc', cell: ({ at }) => <Moment at={at} /> },
  { key: 'who', label: t('import.who'), cell: ({ staffName }) => staffName },
  {
    key: 'file',
    label: t('import.file'),
    cell: (entry) => <span className="anywhere">{importText(entry)}</span>,
  },
  { key: 'added', label: t('import.added'), align: 'end', cell: ({ added }) => added },
  { key: 'changed', label: t('import.changed'), align: 'end', cell: ({ changed }) => changed },
  { key: 'state', label: t('import.state'), cell: (entry) => <ImportStateBadge {...entry} /> },
];

/** Products as files: export and import, and the list of imports. */
export function Component() {
  const { items, total } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('import.title')} />
      <div className="grid cells-26 gap-5">
        <section aria-labelledby="export">
          <h2 id="export">{t('import.export')}</h2>
          <p>{t('import.export-intro')}</p>
          <ExportLinks />
        </section>
        <section aria-labelledby="import">
          <h2 id="import">{t('import.upload-heading')}</h2>
          <ImportUpload
            path={importPaths.check}
            hrefOf={({ importId }) => importHref({ id: importId })}
            hint={t('import.upload-hint')}
            refused={answer?.refusal}
          />
        </section>
      </div>
      <h2 className="above-6">{t('import.earlier')}</h2>
      <ListTable
        caption={t('import.earlier')}
        columns={columns()}
        rows={items}
        rowKey={({ id }) => id}
        rowHref={importHref}
        list={importDeclaration}
        none={t('import.none')}
      />
      <Pager total={total} />
    </>
  );
}
