import { redirect, useActionData, useLoaderData } from 'react-router';
import type { ListPage } from '#shop/operations/list-page.ts';
import {
  type PriceChange,
  priceChangePaths,
  type PriceChangeRow,
  priceChangeRowDeclaration,
} from '#shop/pricing/price-changes/paths.ts';
import { priceListPaths, type PriceTargets } from '#shop/pricing/price-lists/paths.ts';
import { Notice } from '../../design/notice.tsx';
import { askForForm } from '../../forms/ask-for-form.ts';
import { intentIn } from '../../forms/intent.ts';
import { refusedSave, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { unconfirmed } from '../forms/confirmed-form.tsx';
import { namesOf } from '../forms/form-field.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import {
  DifferenceLines,
  FigureLines,
  priceChangeHref,
  sourceText,
  StateBadge,
  subjectText,
} from '../price-changes/price-change-words.tsx';
import { formatDay, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { ChangeSteps } from './change-steps.tsx';
import styles from './price-change.module.css';
import { ProposalForm, proposalFields, proposalOf } from './proposal-form.tsx';

type View =
  | { change: null; lists: { id: number; name: string }[]; targets: PriceTargets; priceListId: string }
  | { change: PriceChange; rows: ListPage<PriceChangeRow> };

const LIST = '/Administration/Price-Changes';
/** Lists that the form offers; a shop has some dozens. */
const MAX_LISTS = 1000;

const idIn = (request: Request) => Number(new URL(request.url).searchParams.get('id') ?? 0);

export async function loader({ request, context }: PageArgs): Promise<View> {
  const priceChangeId = idIn(request);
  if (priceChangeId === 0) {
    const [lists, targets] = await Promise.all([
      context.call(priceListPaths.list, { state: 'current', pageSize: MAX_LISTS }),
      context.call(priceListPaths.targets, {}),
    ]);
    const priceListId = new URL(request.url).searchParams.get('list') ?? '';
    return { change: null, lists: lists.items.map(({ id, name }) => ({ id, name })), targets, priceListId };
  }
  const question = { ...questionIn(request, priceChangeRowDeclaration), priceChangeId };
  const [change, rows] = await Promise.all([
    context.call(priceChangePaths.read, { priceChangeId }),
    context.call(priceChangePaths.rows, question),
  ]);
  return { change, rows };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = typedValues(form);
  const priceChangeId = idIn(request);
  const intent = intentIn(form, ['', 'apply', 'undo', 'discard']);
  if (intent === '') {
    const proposed = await askForForm(context, form, priceChangePaths.propose, proposalOf(typed));
    if (proposed.ok) return redirect(priceChangeHref({ id: proposed.output }));
    return refusedSave(proposed.refusal, namesOf(proposalFields()), typed);
  }
  if (intent === 'undo') {
    const asks = unconfirmed(form);
    if (asks !== null) return asks;
  }
  const asked =
    intent === 'apply'
      ? await askForForm(context, form, priceChangePaths.apply, {
          priceChangeId,
          rest: typed['rest'] === 'on',
          confirmPrices: typed['confirmPrices'] === 'on',
        })
      : await askForForm(context, form, priceChangePaths[intent], { priceChangeId });
  return asked.ok ? redirect(priceChangeHref({ id: priceChangeId })) : refusedSave(asked.refusal, [], typed, intent);
}

/** Proposes a change of many prices, or shows one with its differences (K5). */
export function Component() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer !== undefined && 'saved' in answer ? answer : undefined;
  if (view.change === null)
    return (
      <>
        <PageHead title={t('price-changes.add')}>
          <a href={LIST}>{t('price-changes.back')}</a>
        </PageHead>
        <ProposalForm {...view} answer={refused} />
      </>
    );
  const { change, rows } = view;
  return (
    <>
      <PageHead title={t('price-changes.one', { name: subjectText(change), number: String(change.id) })}>
        <a href={LIST}>{t('price-changes.back')}</a>
      </PageHead>
      <Facts change={change} />
      {refused === undefined ? null : <Notice kind="bad">{refused.notice}</Notice>}
      <ChangeSteps change={change} />
      <ListTools
        list={priceChangeRowDeclaration}
        fixed={{ priceChangeId: String(change.id) }}
        searchLabel={t('price-lists.search-part')}
        filters={{ only: { label: t('price-changes.only'), word: (only) => t(`price-changes.only-${only}`) } }}
      />
      <ListTable
        isMain
        caption={t('price-lists.rows')}
        columns={columns(change)}
        rows={rows.items}
        rowKey={({ id }) => id}
        list={priceChangeRowDeclaration}
      />
      <Pager total={rows.total} />
    </>
  );
}

function Facts({ change }: { change: PriceChange }) {
  const { startsOn, rowCount, staffName, proposedAt, endedAt } = change;
  return (
    <dl className={styles.facts}>
      <dt>{t('price-lists.state')}</dt>
      <dd>
        <StateBadge state={change.state} />
        {endedAt === null ? null : <Moment at={endedAt} />}
      </dd>
      <dt>{t('price-lists.starts')}</dt>
      <dd>{formatDay(startsOn)}</dd>
      <dt>{t('price-changes.source')}</dt>
      <dd>{sourceText(change)}</dd>
      <dt>{t('price-lists.rows')}</dt>
      <dd>{formatNumber(rowCount)}</dd>
      <dt>{t('price-changes.by')}</dt>
      <dd>
        {staffName}, <Moment at={proposedAt} />
      </dd>
    </dl>
  );
}

const columns = ({ state }: PriceChange): readonly Column<PriceChangeRow>[] => [
  { key: 'line', label: t('price-changes.line'), cell: ({ line }) => formatNumber(line) },
  { key: 'name', label: t('price-lists.target'), cell: ({ name }) => name },
  {
    key: 'before',
    label: t('price-changes.before'),
    align: 'end',
    cell: ({ figures }) => <FigureLines figures={figures} which="before" />,
  },
  {
    key: 'after',
    label: t('price-changes.after'),
    align: 'end',
    cell: ({ figures }) => <FigureLines figures={figures} which="after" />,
  },
  {
    key: 'difference',
    label: t('price-changes.difference'),
    align: 'end',
    cell: ({ figures }) => <DifferenceLines figures={figures} />,
  },
  {
    key: 'margin',
    label: t('costs.margin'),
    align: 'end',
    cell: ({ margin }) => (margin === null ? '' : `${formatNumber(margin)} %`),
  },
  {
    key: 'note',
    label: t('price-changes.note'),
    cell: ({ fault, question, outcome }) =>
      fault ?? (outcome === null || state === 'proposed' ? question : t(`price-changes.outcome-${outcome}`)),
  },
];
