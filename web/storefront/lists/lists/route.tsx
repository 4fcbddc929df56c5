import { useLoaderData, useNavigation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { hasRight } from '#shop/base/rights/member-role.ts';
import { listPaths } from '#shop/trade/lists/paths.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { ListNameFields } from '../list-name-fields.tsx';
import { useListsText } from '../lists-text.ts';
import { changeLists, type ListsAnswer } from './change-lists.ts';
import { ListTable } from './list-table.tsx';

export async function loader({ request, context }: PageArgs) {
  const removed = new URL(request.url).searchParams.get('removed') ?? '';
  const [lists, { memberRole }] = await Promise.all([
    context.call(listPaths.all, {}),
    context.call(companyPaths.own, {}),
  ]);
  const removedId = /^\d{1,9}$/.test(removed) ? Number(removed) : null;
  // Already restored, so there is nothing to undo.
  const canBeUndone = removedId !== null && lists.every(({ listId }) => listId !== removedId);
  return { lists, removedId: canBeUndone ? removedId : null, mayOrder: hasRight(memberRole, 'order') };
}

export const action = changeLists;

/** The lists of a member and of their company (G4). */
export function Component() {
  const t = useListsText();
  const { lists, removedId, mayOrder } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AccountFrame>
      <Head title={t('lists.title')} />
      <AccountBreadcrumb here={t('lists.title')} />
      <h1>{t('lists.title')}</h1>
      <p className="at-most-44rem soft-ink">{t('lists.lead')}</p>
      {removedId === null ? null : <Removed listId={removedId} answer={answer} />}
      {answer?.notice == null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {lists.length === 0 ? (
        <EmptyState title={t('lists.none')}>
          <p>{t('lists.none-hint')}</p>
        </EmptyState>
      ) : (
        <ListTable lists={lists} />
      )}
      {mayOrder ? <NewList answer={answer} /> : null}
    </AccountFrame>
  );
}

function Removed({ listId, answer }: { listId: number; answer: ListsAnswer | undefined }) {
  const t = useListsText();
  return (
    <Notice kind="plain">
      <PostForm answer={answer} className="row align-center gap-2-4 around-3">
        <span>{t('lists.removed')}</span>
        <button type="submit" name="restore" value={listId} className="text-button">
          {t('lists.put-back')}
        </button>
      </PostForm>
    </Notice>
  );
}

function NewList({ answer }: { answer: ListsAnswer | undefined }) {
  const t = useListsText();
  const isMaking = useNavigation().formData?.has('listName') === true;
  return (
    <section aria-labelledby="new-list">
      <h2 id="new-list">{t('lists.new')}</h2>
      <PostForm answer={answer} className="stack form at-most-36rem">
        <ListNameFields
          key={answer?.values.listName ?? ''}
          listName={answer?.values.listName ?? ''}
          isCompanys={answer?.values.isCompanys ?? false}
          error={answer?.errors.listName}
        />
        <Button type="submit" busy={isMaking && t('lists.saving')}>
          {t('lists.make')}
        </Button>
      </PostForm>
    </section>
  );
}
