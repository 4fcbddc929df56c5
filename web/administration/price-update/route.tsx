import { redirect, useActionData, useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import {
  type PriceUpdate,
  priceUpdatePaths,
  type PriceUpdateRow,
  priceUpdateRowDeclaration,
} from '#shop/catalogue/price-updates/paths.ts';
import { priceListPaths, type PriceTargets } from '#shop/catalogue/price-lists/paths.ts';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { refusedSave, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs, PageContext } from '../../page-context.ts';
import { countSelected, isOfParts, selectedIds, selectionIn } from '../change-products/selection.ts';
import type { SentBy } from '../forms/declare-form.ts';
import { askToConfirm } from '../forms/confirmed-form.tsx';
import { Fact, Facts } from '../../design/facts.tsx';
import { itself, saveForm } from '../forms/save-form.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import {
  DifferenceLines,
  FigureLines,
  priceUpdateHref,
  sourceText,
  StateBadge,
  subjectText,
} from '../price-updates/price-update-words.tsx';
import { formatDay, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { ChangeSteps } from './change-steps.tsx';
import { PastedForm, pastedForm, RiseForm, riseForm } from './proposal-form.tsx';

type View =
  | {
      change: null;
      lists: { id: number; name: string }[];
      targets: PriceTargets;
      priceListId: number | null;
      /** Number of parts that were selected in the list of products; null: none were. */
      partCount: number | null;
    }
  | { change: PriceUpdate; rows: ListPage<PriceUpdateRow> };

const LIST = '/Administration/Price-Updates';
/** Lists that the form offers; a shop has some dozens. */
const MAX_LISTS = 1000;

/** Of an update; 0: a new one. */
const idIn = (request: Request) => (isOfParts(request) ? 0 : Number(new URL(request.url).searchParams.get('id') ?? 0));

export async function loader({ request, context }: PageArgs): Promise<View> {
  const priceUpdateId = idIn(request);
  if (priceUpdateId === 0) {
    const [lists, targets] = await Promise.all([
      context.call(priceListPaths.list, { state: 'current', pageSize: MAX_LISTS }),
      context.call(priceListPaths.targets, {}),
    ]);
    const list = new URL(request.url).searchParams.get('list');
    const priceListId = list === null ? null : Number(list);
    const partCount = isOfParts(request) ? await countSelected(context, selectionIn(request)) : null;
    const named = lists.items.map(({ id, name }) => ({ id, name }));
    return { change: null, lists: named, targets, priceListId, partCount };
  }
  const question = { ...questionIn(request, priceUpdateRowDeclaration), priceUpdateId };
  const [change, rows] = await Promise.all([
    context.call(priceUpdatePaths.read, { priceUpdateId }),
    context.call(priceUpdatePaths.rows, question),
  ]);
  return { change, rows };
}

/** Input of a rise: of the selected parts, if some are. */
async function riseOf(context: PageContext, request: Request) {
  const productIds = isOfParts(request) ? await selectedIds(context, selectionIn(request)) : undefined;
  return (rise: SentBy<typeof riseForm>) => ({ ...rise, ...(productIds === undefined ? {} : { productIds }) });
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = typedValues(form);
  const priceUpdateId = idIn(request);
  const intent = intentIn(form, ['paste', 'raise', 'apply', 'undo', 'discard', 'closeLeft']);
  if (intent === 'paste' || intent === 'raise') {
    const save =
      intent === 'paste'
        ? await saveForm(pastedForm, form, context, { path: priceUpdatePaths.paste, input: itself, name: intent })
        : await saveForm(riseForm, form, context, {
            path: priceUpdatePaths.raise,
            input: await riseOf(context, request),
            name: intent,
          });
    return save.saved ? redirect(priceUpdateHref({ id: save.output })) : save.answer;
  }
  if (intent === 'undo') {
    const asks = askToConfirm(form);
    if (asks !== null) return asks;
  }
  const asked =
    intent === 'apply'
      ? await askAsStaff(context, form, priceUpdatePaths.apply, {
          priceUpdateId,
          rest: typed['rest'] === 'on',
          confirmPrices: typed['confirmPrices'] === 'on',
        })
      : await askAsStaff(context, form, priceUpdatePaths[intent], { priceUpdateId });
  return asked.ok ? redirect(priceUpdateHref({ id: priceUpdateId })) : refusedSave(asked.refusal, [], typed, intent);
}

/** Proposes a price update, or shows one with its differences (K5). */
export function Component() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer !== undefined && 'saved' in answer ? answer : undefined;
  if (view.change === null)
    return (
      <>
        <PageHead title={t('price-updates.add')}>
          <a href={LIST}>{t('price-updates.back')}</a>
        </PageHead>
        {view.partCount === null ? (
          <PastedForm {...view} answer={refused?.form === 'paste' ? refused : undefined} />
        ) : null}
        <RiseForm {...view} answer={refused?.form === 'raise' ? refused : undefined} />
      </>
    );
  const { change, rows } = view;
  return (
    <>
      <PageHead title={t('price-updates.one', { name: subjectText(change), number: String(change.id) })}>
        <a href={LIST}>{t('price-updates.back')}</a>
      </PageHead>
      <UpdateFacts change={change} />
      {refused === undefined ? null : <Notice kind="bad">{refused.notice}</Notice>}
      <ChangeSteps change={change} />
      <ListTools
        list={priceUpdateRowDeclaration}
        fixed={{ priceUpdateId: String(change.id) }}
        searchLabel={t('price-lists.search-part')}
        filters={{ only: { label: t('price-updates.only'), word: (only) => t(`price-updates.only-${only}`) } }}
      />
      <ListTable
        isMain
        caption={t('price-lists.rows')}
        columns={columns(change)}
        rows={rows.items}
        rowKey={({ id }) => id}
        list={priceUpdateRowDeclaration}
      />
      <Pager total={rows.total} />
    </>
  );
}

function UpdateFacts({ change }: { change: PriceUpdate }) {
  const { startsOn, rowCount, staffName, proposedAt, endedAt } = change;
  return (
    <Facts>
      <Fact label={t('price-lists.state')}>
        <StateBadge state={change.state} /> {endedAt === null ? null : <Moment at={endedAt} />}
      </Fact>
      <Fact label={t('price-lists.starts')}>{formatDay(startsOn)}</Fact>
      <Fact label={t('price-updates.source')}>{sourceText(change)}</Fact>
      <Fact label={t('price-lists.rows')}>{formatNumber(rowCount)}</Fact>
      <Fact label={t('price-updates.by')}>
        {staffName}, <Moment at={proposedAt} />
      </Fact>
    </Facts>
  );
}

const columns = ({ state }: PriceUpdate): readonly Column<PriceUpdateRow>[] => [
  { key: 'line', label: t('price-updates.line'), cell: ({ line }) => formatNumber(line) },
  { key: 'name', label: t('price-lists.target'), cell: ({ name }) => name },
  { key: 'starts', label: t('price-lists.starts'), cell: ({ startsOn }) => formatDay(startsOn) },
  {
    key: 'before',
    label: t('price-updates.before'),
    align: 'end',
    cell: ({ figures }) => <FigureLines figures={figures} which="before" />,
  },
  {
    key: 'after',
    label: t('price-updates.after'),
    align: 'end',
    cell: ({ figures }) => <FigureLines figures={figures} which="after" />,
  },
  {
    key: 'difference',
    label: t('price-updates.difference'),
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
    label: t('price-updates.note'),
    cell: ({ fault, question, outcome }) =>
      fault ?? (outcome === null || state === 'proposed' ? question : t(`price-updates.outcome-${outcome}`)),
  },
];
