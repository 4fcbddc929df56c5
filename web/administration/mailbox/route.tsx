import { data, useActionData, useLoaderData, useNavigation } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { mailDeclaration, mailPaths, type MailboxEntry } from '#shop/desk/notifications/paths.ts';
import { intentIn } from '../../forms/intent.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { pageStatus, type UnknownOutcome, unknownOutcome } from '../../forms/refused-form.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { mailHref } from '../screen-addresses.ts';
import { MailStateBadge } from './mail-state-badge.tsx';

interface View extends ListPage<MailboxEntry> {
  hasServer: boolean;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const [mails, server] = await Promise.all([
    context.call(mailPaths.list, questionIn(request, mailDeclaration)),
    context.call(mailPaths.server, {}),
  ]);
  return { ...mails, hasServer: server === 1 };
}

type Tried = { count: number } | { isTest: true } | ({ refusal: string } & UnknownOutcome);

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const isTest = intentIn(form, ['', 'test']) === 'test';
  const asked = await askAsStaff(context, form, isTest ? mailPaths.sendTest : mailPaths.tryAllAgain, {});
  if (asked.ok) return data<Tried>(isTest ? { isTest } : { count: asked.output });
  return data<Tried>({ refusal: asked.refusal.message, ...unknownOutcome(asked.refusal) }, pageStatus(asked.refusal));
}

const columns = (): readonly Column<MailboxEntry>[] => [
  { key: 'at', label: t('mailbox.when'), first: 'desc', cell: ({ at }) => <Moment at={at} /> },
  { key: 'kind', label: t('mailbox.kind'), cell: ({ kind }) => t(`mailbox.kind.${kind}`) },
  {
    key: 'recipient',
    label: t('mailbox.recipient'),
    cell: ({ recipient }) => <span className="anywhere">{recipient ?? '–'}</span>,
  },
  {
    key: 'subject',
    label: t('mailbox.subject'),
    cell: ({ subject, state }) =>
      subject ?? (state === 'waiting' || state === 'retrying' ? t('mailbox.not-written') : '–'),
  },
  {
    key: 'state',
    label: t('mailbox.state'),
    cell: ({ state, lastError }) => (
      <>
        <MailStateBadge state={state} />
        {lastError === null ? null : <span className="soft own-line at-most-60ch">{lastError}</span>}
      </>
    ),
  },
];

/** All mails of the shop: sent, waiting and failed (E17, D22). */
export function Component() {
  const { items, total, hasServer } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('mailbox.title')} />
      <MailServer hasServer={hasServer} />
      <ListTools
        list={mailDeclaration}
        searchLabel={t('mailbox.search')}
        exportName="mailbox"
        filters={{
          kind: { label: t('mailbox.kind'), word: (kind) => t(`mailbox.kind.${kind}`) },
          state: { label: t('mailbox.state'), word: (state) => t(`mailbox.state.${state}`) },
          from: { label: t('mailbox.from') },
          until: { label: t('mailbox.until') },
        }}
      />
      <TryAllAgain isOffered={items.some(({ state }) => state === 'failed')} />
      <ListTable
        isMain
        caption={t('mailbox.title')}
        columns={columns()}
        rows={items}
        rowKey={({ id }) => id}
        rowHref={mailHref}
        list={mailDeclaration}
        none={t('mailbox.none')}
      />
      <Pager total={total} />
    </>
  );
}

/** Says whether mails leave the shop, and tries it with a mail to the reader's own address (Q6). */
function MailServer({ hasServer }: { hasServer: boolean }) {
  return (
    <>
      <p>{t(hasServer ? 'mailbox.server-set' : 'mailbox.server-none')}</p>
      <PostForm intent="test">
        <Button kind="secondary" type="submit">
          {t('mailbox.send-test')}
        </Button>
      </PostForm>
    </>
  );
}

/** Retries all failed mails, after a long failure of the mail server. */
function TryAllAgain({ isOffered }: { isOffered: boolean }) {
  const tried = useActionData<typeof action>();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <>
      {tried === undefined ? null : 'refusal' in tried ? (
        <Notice kind="bad">{tried.refusal}</Notice>
      ) : (
        <Notice kind="good">
          {'count' in tried ? t('mailbox.all-tried', { count: tried.count }) : t('mailbox.test-queued')}
        </Notice>
      )}
      {isOffered ? (
        <PostForm answer={tried} className="around-3">
          <Button kind="secondary" type="submit" busy={busy && t('mailbox.trying')}>
            {t('mailbox.try-all')}
          </Button>
        </PostForm>
      ) : null}
    </>
  );
}
