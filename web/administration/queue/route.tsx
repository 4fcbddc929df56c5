import { useState } from 'react';
import { useActionData, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import type { QueuedOrder } from '#shop/trade/fulfilment/paths.ts';
import { queueDeclaration, staffFulfilmentPaths } from '#shop/trade/fulfilment/staff-paths.ts';
import { ORDER_STEPS } from '#shop/trade/orders/progress.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Button } from '../../design/button.tsx';
import type { PageArgs, PageContext } from '../../page-context.ts';
import { KeyHelp } from '../keys/key-help.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { questionIn } from '../lists/list-question.ts';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { ORDER_SHEETS, PICK_LIST, sheetsHref } from '../orders/order-href.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { NewOrders, useNewOrders } from './new-orders.tsx';
import { Outcome, pressButton, printableIds, UNDO_FORM } from './queue-outcome.tsx';
import { checkedBefore, queueAction, type QueueAnswer } from './queue-action.ts';
import { orderInQueueHref } from './queue-href.ts';
import { QUEUE_FORM, QueueTable } from './queue-table.tsx';
import styles from './queue.module.css';
import { goToRow, openRow, tickEveryRow, tickFocusedIfNone, tickRow } from './row-keys.ts';
import { StepButton } from './step-button.tsx';
import { useKeptFilters } from './use-kept-filters.ts';
import { staffReturnPaths } from '#shop/trade/returns/staff-paths.ts';

interface View {
  list: ListPage<QueuedOrder>;
  /** ISO 8601. */
  now: string;
  /** Number of returns that need staff. */
  returnsWaiting: number;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const [list, returnsWaiting] = await Promise.all([
    context.call(staffFulfilmentPaths.queue, questionIn(request, queueDeclaration)),
    readWaiting(context),
  ]);
  return { list, now: new Date().toISOString(), returnsWaiting };
}

export const action = queueAction;

const KEYS = [
  ['j', 'queue.key.next'],
  ['k', 'queue.key.previous'],
  ['Enter', 'queue.key.open'],
  ['o', 'queue.key.open-first'],
  ['x', 'queue.key.tick'],
  ['*', 'queue.key.tick-all'],
  ['a', 'queue.key.accept'],
  ['p', 'queue.key.pick'],
  ['P', 'queue.key.print'],
  ['u', 'queue.key.undo'],
  ['?', 'queue.key.help'],
] as const;

/** Queue of orders, most urgent first (L2). */
export function Component() {
  const { list, now, returnsWaiting } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  const hrefOf = (order: QueuedOrder) => orderInQueueHref(order, query);
  const help = useQueueKeys(printableIds(answer));
  const news = useNewOrders(list.items);
  useKeptFilters();
  return (
    <>
      <PageHead title={t('queue.title')}>
        <ReturnsWaiting count={returnsWaiting} />
        <KeyHelp keys={KEYS} isOpen={help.isOpen} onOpen={help.setOpen} />
      </PageHead>
      <Filters list={list} hrefOf={hrefOf} />
      <Outcome answer={answer ?? checkedBefore(query)} keepsPlace />
      <NewOrders news={news} />
      <QueueTable rows={list.items} now={now} hrefOf={hrefOf} />
      {list.items.length === 0 ? null : <Steps answer={answer} />}
      <Pager total={list.total} />
    </>
  );
}

/** @param stepped the orders of the last step, which are printed if none is selected */
function useQueueKeys(stepped: readonly number[]) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const step = (ask: string) => {
    tickFocusedIfNone();
    pressButton(`#${QUEUE_FORM} button[value="${ask}"]`);
  };
  useKeys({
    j: () => goToRow(1),
    k: () => goToRow(-1),
    x: tickRow,
    o: openRow,
    '*': tickEveryRow,
    a: () => step('accept'),
    p: () => step('pick'),
    P: () => {
      tickFocusedIfNone();
      const ids = [...document.querySelectorAll<HTMLInputElement>('input[name="id"]:checked')].map(
        ({ value }) => value,
      );
      const printed = ids.length > 0 ? ids : stepped;
      if (printed.length > 0) void navigate(sheetsHref(printed));
    },
    u: () => pressButton(`#${UNDO_FORM} button`),
    '?': () => setOpen(true),
  });
  return { isOpen, setOpen };
}

function Filters({ list, hrefOf }: { list: ListPage<QueuedOrder>; hrefOf: (order: QueuedOrder) => string }) {
  return (
    <ListTools
      list={queueDeclaration}
      searchLabel={t('queue.search')}
      single={onlyHit(list, hrefOf)}
      filters={{
        state: {
          label: t('queue.state'),
          word: (state) => (state === 'open' ? t('queue.state-open') : t(`queue.state.${state}`)),
        },
        checked: { label: t('queue.checked'), word: (answer) => t(`queue.${answer}`) },
        file: { label: t('queue.file'), word: (answer) => t(`queue.file-${answer}`) },
        held: { label: t('queue.held'), word: (holder) => t(`queue.held-${holder}`) },
        task: { label: t('queue.task'), word: (task) => t(`queue.task-${task}`) },
      }}
    />
  );
}

/** Buttons for one step with one order or many (L1). */
function Steps({ answer }: { answer: QueueAnswer | undefined }) {
  return (
    <PostForm answer={answer} id={QUEUE_FORM} preventScrollReset>
      <fieldset className={styles.steps}>
        <legend>{t('queue.ticked')}</legend>
        {ORDER_STEPS.map((step) => (
          <StepButton key={step} ask={step} label={t(`queue.step.${step}`)} />
        ))}
        <StepButton ask="take" label={t('queue.take')} />
        <StepButton ask="lay-back" label={t('queue.lay-back')} />
        <Button type="submit" kind="secondary" formMethod="get" formAction={ORDER_SHEETS}>
          {t('queue.print')}
        </Button>
        <Button type="submit" kind="secondary" formMethod="get" formAction={PICK_LIST}>
          {t('picks.open')}
        </Button>
        <Button type="button" kind="quiet" onClick={tickEveryRow}>
          {t('queue.tick-all')}
        </Button>
      </fieldset>
    </PostForm>
  );
}

/** Reads the number of returns that wait for staff. */
async function readWaiting(context: PageContext): Promise<number> {
  return (await context.call(staffReturnPaths.list, { returnState: 'waiting', pageSize: 1 })).total;
}

/** Link next to the queue: returns to decide or to close. */
function ReturnsWaiting({ count }: { count: number }) {
  if (count === 0) return null;
  return <a href="/Administration/Returns?returnState=waiting">{t('returned.waiting', { count })}</a>;
}
