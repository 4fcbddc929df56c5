import { useActionData, useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { type LastBought, staffOrderPaths } from '#shop/trade/staff-orders/staff-paths.ts';
import {
  type ListedPrice,
  listedPriceDeclaration,
  priceListPaths,
  type PriceTargets,
  type StaffPriceList,
} from '#shop/catalogue/price-lists/paths.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { PageArgs } from '../../page-context.ts';
import { rowChoices } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { breaksText, targetText } from '../price-lists/price-list-words.ts';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { changePriceList } from './change-price-list.ts';
import { copyForm, priceForm, priceListForm } from './price-list-form.ts';

interface View {
  /** null: a new one. */
  list: StaffPriceList | null;
  prices: ListPage<ListedPrice>;
  targets: PriceTargets;
  /** null: not a list of one company. */
  lastBought: readonly LastBought[] | null;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const priceListId = Number(new URL(request.url).searchParams.get('id') ?? 0);
  if (priceListId === 0) {
    const targets = { types: [], categories: [] };
    return { list: null, prices: { items: [], total: 0 }, targets, lastBought: null };
  }
  const question = { ...questionIn(request, listedPriceDeclaration), priceListId };
  const [list, prices, targets] = await Promise.all([
    context.call(priceListPaths.read, { priceListId }),
    context.call(priceListPaths.prices, question),
    context.call(priceListPaths.targets, {}),
  ]);
  return { list, prices, targets, lastBought: await readLastBought(context, list, prices.items) };
}

/** When the company of a list of one company last bought the parts on this page; null: a list of several, or of everybody. */
async function readLastBought(
  context: PageArgs['context'],
  { everybody, companies, groups }: StaffPriceList,
  rows: readonly ListedPrice[],
): Promise<readonly LastBought[] | null> {
  const [company, ...others] = companies;
  if (everybody || groups.length > 0 || company === undefined || others.length > 0) return null;
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
  if (ids.length === 0) return [];
  return context.call(staffOrderPaths.lastBought, { companyId: company.companyId, parts: ids.join(',') });
}

export const action = changePriceList;

const LIST = '/Administration/Price-Lists';
const HEAD = ['name', 'title', 'currencyId', 'startsOn', 'endsOn', 'minQuantity', 'packSize'] as const;
const TICKS = ['exclusive', 'countsWidthsTogether', 'archived'] as const;

/** One price list: its head, its recipients, and its prices (K1). */
export function Component() {
  const { list, prices, targets, lastBought } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const answerOf = (form: string | undefined) => (answer?.form === form ? answer : undefined);
  return (
    <>
      <PageHead title={list === null ? t('price-lists.new') : t('price-lists.edit', { name: list.name })}>
        {list === null ? null : <a href={`/Administration/Price-Update?list=${list.id}`}>{t('price-updates.add')}</a>}
        <a href={LIST}>{t('price-lists.back')}</a>
      </PageHead>
      <DeclaredForm
        key={list?.id ?? 0}
        of={priceListForm}
        record={list}
        answer={answerOf(undefined)}
        hidden={{ id: list?.id ?? 0 }}
        submit={t('save.submit')}
      >
        {({ draw }) => (
          <>
            <FormGroup title={t('price-lists.head')}>
              <FieldGrid>{HEAD.map((name) => draw(name))}</FieldGrid>
              {TICKS.map((name) => draw(name))}
            </FormGroup>
            <FormGroup title={t('price-lists.given-to')}>
              {draw('everybody')}
              <FieldGrid>
                {draw('companies')}
                {draw('groups')}
              </FieldGrid>
            </FormGroup>
          </>
        )}
      </DeclaredForm>
      {list === null ? null : (
        <>
          <section aria-labelledby="prices">
            <h2 id="prices">{t('price-lists.rows')}</h2>
            {answer?.form === 'remove' && !answer.saved ? <Notice kind="bad">{answer.notice}</Notice> : null}
            <ListTools
              list={listedPriceDeclaration}
              fixed={{ priceListId: String(list.id) }}
              searchLabel={t('price-lists.search-part')}
              exportName="listed-prices"
            />
            <ListTable
              caption={t('price-lists.rows')}
              columns={columns(answerOf('remove'), lastBought)}
              rows={prices.items}
              rowKey={({ id }) => id}
              list={listedPriceDeclaration}
              none={t('price-lists.none')}
            />
            <Pager total={prices.total} />
          </section>
          <PriceForm key={`price ${list.id}`} targets={targets} answer={answerOf('price')} />
          <CopyForm key={`copy ${list.id}`} answer={answerOf('copy')} />
        </>
      )}
    </>
  );
}

const columns = (
  answer: SaveAnswer | undefined,
  lastBought: readonly LastBought[] | null,
): readonly Column<ListedPrice>[] => [
  { key: 'part', label: t('price-lists.target'), cell: targetText },
  { key: 'breaks', label: t('price-lists.breaks'), cell: ({ breaks }) => breaksText(breaks) },
  { key: 'starts', label: t('price-lists.from-day'), cell: ({ startsOn }) => formatDay(startsOn) },
  { key: 'period', label: t('price-lists.period'), cell: ({ period }) => t(`price-lists.period-${period}`) },
  ...(lastBought === null
    ? []
    : [{ key: 'bought', label: t('price-lists.last-bought'), cell: (row: ListedPrice) => lastDay(row, lastBought) }]),
  { key: 'remove', label: t('price-lists.remove'), cell: (row) => <RemoveButton row={row} answer={answer} /> },
];

/** Of a part in all widths: the last of them. */
function lastDay({ productId, variantId }: ListedPrice, lastBought: readonly LastBought[]): string {
  const days = lastBought
    .filter((each) => each.productId === productId && (variantId === null || each.variantId === variantId))
    .map(({ lastOn }) => lastOn)
    .toSorted();
  const day = days.at(-1);
  return day === undefined ? '–' : formatDay(day);
}

function RemoveButton({ row, answer }: { row: ListedPrice; answer: SaveAnswer | undefined }) {
  return (
    <PostForm intent="remove" answer={answer} preventScrollReset>
      <input type="hidden" name="rowId" value={row.id} />
      <Button
        type="submit"
        kind="secondary"
        aria-label={t('price-lists.remove-of', { target: targetText(row), date: formatDay(row.startsOn) })}
      >
        {t('price-lists.remove')}
      </Button>
    </PostForm>
  );
}

function CopyForm({ answer }: { answer: SaveAnswer | undefined }) {
  return (
    <section aria-labelledby="copy">
      <h2 id="copy">{t('price-lists.copy')}</h2>
      <DeclaredForm name="copy" of={copyForm} answer={answer} submit={t('price-lists.copy')} kind="secondary" />
    </section>
  );
}

/** Adds a price of one target from a day on, or replaces the one of that day. */
function PriceForm({ targets, answer }: { targets: PriceTargets; answer: SaveAnswer | undefined }) {
  return (
    <section aria-labelledby="add-price">
      <h2 id="add-price">{t('price-lists.add-price')}</h2>
      <p>{t('price-lists.part-hint')}</p>
      <DeclaredForm
        name="price"
        of={priceForm}
        choices={{ typeId: rowChoices(targets.types), categoryId: rowChoices(targets.categories) }}
        answer={answer}
        submit={t('price-lists.save-price')}
        kind="secondary"
      />
    </section>
  );
}
