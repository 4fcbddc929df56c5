import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { moveDeclaration, type MoveEntry, movePaths } from '#shop/desk/moving-in/paths.ts';
import { pageStatus } from '../../forms/refused-form.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { ImportUpload } from '../import/import-upload.tsx';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { moveHref } from '../screen-addresses.ts';
import { MoveStateBadge } from './move-state-badge.tsx';

export function loader({ request, context }: PageArgs): Promise<ListPage<MoveEntry>> {
  return context.call(movePaths.list, questionIn(request, moveDeclaration));
}

interface Refused {
  refusal: string;
}

export async function action({ request, context }: PageActionArgs) {
  const file = (await request.formData()).get('file');
  if (!(file instanceof File) || file.name === '')
    return data<Refused>({ refusal: t('import.choose') }, { status: 400 });
  const asked = await context.ask(movePaths.check, { file });
  if (!asked.ok) return data<Refused>({ refusal: asked.refusal.message }, pageStatus(asked.refusal));
  return redirect(moveHref({ id: asked.output.moveId }));
}

const columns = (): readonly Column<MoveEntry>[] => [
  { key: 'at', label: t('import.when'), first: 'desc', cell: ({ at }) => <Moment at={at} /> },
  { key: 'who', label: t('import.who'), cell: ({ staffName }) => staffName },
  {
    key: 'file',
    label: t('import.file'),
    cell: ({ fileName }) => <span className="anywhere">{fileName}</span>,
  },
  { key: 'added', label: t('import.added'), align: 'end', cell: ({ added }) => added },
  { key: 'changed', label: t('import.changed'), align: 'end', cell: ({ changed }) => changed },
  { key: 'state', label: t('import.state'), cell: (entry) => <MoveStateBadge {...entry} /> },
];

/** Files of another shop: templates, upload, and the list of moves (Q1). */
export function Component() {
  const { items, total } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('moving-in.title')} />
      <div className="grid cells-26 gap-5">
        <section aria-labelledby="begin">
          <h2 id="begin">{t('moving-in.begin')}</h2>
          <p>{t('moving-in.intro')}</p>
          <p>
            <a href="/Administration/export/moving-in.zip" download>
              {t('moving-in.templates')}
            </a>
          </p>
          <p>{t('moving-in.large')}</p>
          <p>
            <a href="/Administration/Password-Invitations">{t('invitations.title')}</a>
          </p>
        </section>
        <section aria-labelledby="upload">
          <h2 id="upload">{t('import.upload-heading')}</h2>
          <ImportUpload
            path={movePaths.check}
            hrefOf={({ moveId }) => moveHref({ id: moveId })}
            hint={t('moving-in.upload-hint')}
            refused={answer?.refusal}
          />
        </section>
      </div>
      <h2 className="above-6">{t('moving-in.earlier')}</h2>
      <ListTable
        caption={t('moving-in.earlier')}
        columns={columns()}
        rows={items}
        rowKey={({ id }) => id}
        rowHref={moveHref}
        list={moveDeclaration}
        none={t('moving-in.none')}
      />
      <Pager total={total} />
    </>
  );
}
