import { data, useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { hasRight } from '#shop/base/rights/member-role.ts';
import { listPaths, type PartList } from '#shop/trade/lists/paths.ts';
import { PageLink } from '../../../design/page-link.tsx';
import { Head } from '../../../design/head.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { type PageArgs, RefusedError } from '../../../page-context.ts';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { Letterhead } from '../../product/letterhead.tsx';
import { useListsText } from '../lists-text.ts';
import { LinesForm } from './lines-form.tsx';
import { listAction } from './list-action.ts';
import { Outcome } from './added-lines-outcome.tsx';
import { LabelsPanel, ListPanel, ReminderPanel, RowsPanel } from './panels.tsx';

export async function loader({ request, context }: PageArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  const [asked, { memberRole }] = await Promise.all([
    context.ask(listPaths.read, { listId: Number(id) }),
    context.call(companyPaths.own, {}),
  ]);
  if (asked.ok) return { list: asked.output, mayOrder: hasRight(memberRole, 'order') };
  throw new RefusedError(asked.refusal);
}

export const action = listAction;

/** A list with the current price and availability of each line, and its actions (G4). */
export function Component() {
  const t = useListsText();
  const { list, mayOrder } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <>
      <Head title={list.listName} />
      <AccountBreadcrumb here={list.listName} below={{ label: t('lists.title'), href: '/Lists' }} />
      <Letterhead address={`/List?id=${list.listId}`} />
      <h1>{list.listName}</h1>
      <p>{whoseIs(list, t)}</p>
      {answer === undefined ? null : (
        <div className="off-paper">
          <Outcome answer={answer} />
        </div>
      )}
      {list.lines.length === 0 ? (
        <EmptyState title={t('lists.no-lines')}>
          <p>{t('lists.no-lines-hint')}</p>
        </EmptyState>
      ) : (
        <>
          <LinesForm list={list} answer={answer} />
          <p className="row align-center gap-2-4 around-3 off-paper">
            <a href={`/List.csv?id=${list.listId}`}>{t('lists.csv')}</a>{' '}
            {mayOrder ? <PageLink href={`/Quote-Request?list=${list.listId}`}>{t('lists.ask-price')}</PageLink> : null}
          </p>
        </>
      )}
      <div className="off-paper grid gap-4 above-6">
        {list.mayChange ? <RowsPanel key={list.listId} list={list} answer={answer} /> : null}
        {list.lines.length === 0 ? null : <LabelsPanel list={list} />}
        {mayOrder ? <ReminderPanel list={list} answer={answer} /> : null}
        {mayOrder ? <ListPanel list={list} answer={answer} /> : null}
      </div>
    </>
  );
}

function whoseIs({ isCompanys, isMine, madeBy }: PartList, t: ReturnType<typeof useListsText>): string {
  if (isCompanys) return t('lists.is-companys', { name: madeBy });
  return isMine ? t('lists.is-mine') : t('lists.is-left', { name: madeBy });
}
