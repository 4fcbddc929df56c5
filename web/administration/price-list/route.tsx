import { useActionData, useLoaderData } from 'react-router';
import { type AuditEntry, auditPaths } from '#shop/base/audit/paths.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { type LastBought, staffOrderPaths } from '#shop/trade/staff-orders/staff-paths.ts';
import {
  type ListedPrice,
  listedPriceDeclaration,
  priceListPaths,
  type PriceTargets,
  type StaffPriceList,
} from '#shop/catalogue/price-lists/paths.ts';
import { Notice } from '../../design/notice.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { PageArgs } from '../../page-context.ts';
import { rowChoices } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { questionIn } from '../lists/list-question.ts';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { currencyText } from '../price-lists/price-list-words.ts';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { changePriceList } from './change-price-list.ts';
import { LastSave } from './last-save.tsx';
import { PriceGrid } from './price-grid.tsx';
import { copyForm, priceForm, priceListForm } from './price-list-form.ts';
import { RecipientsPicker } from './recipients-picker.tsx';

interface View {
  /** null: a new one. */
  list: StaffPriceList | null;
  prices: ListPage<ListedPrice>;
  targets: PriceTargets;
  /** null: not a list of one company. */
  lastBought: readonly LastBought[] | null;
  /** undefined: none. */
  lastChange: AuditEntry | undefined;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const priceListId = Number(new URL(request.url).searchParams.get('id') ?? 0);
  if (priceListId === 0) {
    const targets = { types: [], categories: [] };
    return { list: null, prices: { items: [], total: 0 }, targets, lastBought: null, lastChange: undefined };
  }
  const question = { pageSize: ROWS_A_PAGE, ...questionIn(request, listedPriceDeclaration), priceListId };
  const changes = { entity: 'price list', entityId: String(priceListId), pageSize: 1 } as const;
  const [list, prices, targets, { items }] = await Promise.all([
    context.call(priceListPaths.read, { priceListId }),
    context.call(priceListPaths.prices, question),
    context.call(priceListPaths.targets, {}),
    context.call(auditPaths.list, changes),
  ]);
  return { list, prices, targets, lastBought: await readLastBought(context, list, prices.items), lastChange: items[0] };
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
/** A page of the grid. */
const ROWS_A_PAGE = 100;
const HEAD = ['name', 'title', 'currencyId', 'startsOn', 'endsOn', 'minQuantity', 'packSize'] as const;
const TICKS = ['exclusive', 'countsWidthsTogether', 'archived'] as const;

/** One price list: its head, its recipients, and its prices (K1). */
export function Component() {
  const { list, prices, targets, lastBought, lastChange } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const answerOf = (form: string | undefined) => (answer?.form === form ? answer : undefined);
  return (
    <>
      <PageHead title={list === null ? t('price-lists.new') : t('price-lists.edit', { name: list.name })}>
        {list === null ? null : <a href={`/Administration/Price-Update?list=${list.id}`}>{t('price-updates.add')}</a>}
        <a href={LIST}>{t('price-lists.back')}</a>
      </PageHead>
      {list === null ? null : (
        <>
          <HeadText list={list} />
          <section aria-labelledby="prices">
            <h2 id="prices">{t('price-lists.rows')}</h2>
            {answer?.form === 'remove' && !answer.saved ? <Notice kind="bad">{answer.notice}</Notice> : null}
            <ListTools
              list={listedPriceDeclaration}
              fixed={{ priceListId: String(list.id) }}
              searchLabel={t('price-lists.search-part')}
              exportName="listed-prices"
            />
            <LastSave entry={lastChange} answer={answer} />
            <p>{t('price-lists.grid-hint')}</p>
            <PriceGrid
              key={`prices ${list.id}`}
              list={list}
              rows={prices.items}
              lastBought={lastBought === null ? null : (price) => lastDay(price, lastBought)}
              answer={answerOf('prices')}
            />
            <Pager total={prices.total} rows={ROWS_A_PAGE} />
          </section>
          <PriceForm key={`price ${list.id}`} targets={targets} answer={answerOf('price')} />
        </>
      )}
      <DeclaredForm
        key={list?.id ?? 0}
        of={priceListForm}
        record={list}
        answer={answerOf(undefined)}
        hidden={{ id: list?.id ?? 0 }}
        submit={t('save.submit')}
        // Beside a list's prices its bar must not stay in sight: that of the prices does.
        kind={list === null ? 'primary' : 'secondary'}
      >
        {({ draw, present, form, errors }) => (
          <>
            <FormGroup title={t('price-lists.head')} id={HEAD_ID}>
              <FieldGrid>{HEAD.map((name) => draw(name))}</FieldGrid>
              {TICKS.map((name) => draw(name))}
            </FormGroup>
            <FormGroup title={t('price-lists.given-to')}>
              {draw('everybody')}
              <FieldGrid>
                <RecipientsPicker of="companies" draw={draw} present={present} form={form} errors={errors} />
                <RecipientsPicker of="groups" draw={draw} present={present} form={form} errors={errors} />
              </FieldGrid>
            </FormGroup>
          </>
        )}
      </DeclaredForm>
      {list === null ? null : <CopyForm key={`copy ${list.id}`} answer={answerOf('copy')} />}
    </>
  );
}

/** Id of the group with the head of the list. */
const HEAD_ID = 'head';
/** Recipients that the line above the prices names. */
const MAX_NAMED = 3;

/** Currency and recipients in one line above the prices, with the way to the form. */
function HeadText({ list }: { list: StaffPriceList }) {
  const { everybody, companies, groups } = list;
  const names = [
    ...(everybody ? [t('price-lists.everybody')] : []),
    ...groups.map(({ groupName }) => groupName),
    ...companies.map(({ companyName }) => companyName),
  ];
  const shown = names.length === 0 ? t('price-lists.nobody') : names.slice(0, MAX_NAMED).join(', ');
  return (
    <p className="row">
      <span>{currencyText(list.currencyId)}</span>
      <span>{names.length > MAX_NAMED ? `${shown} +${names.length - MAX_NAMED}` : shown}</span>
      <a href={`#${HEAD_ID}`}>{t('price-lists.edit-head')}</a>
    </p>
  );
}

/** Of a part in all widths: the last of them. */
function lastDay({ productId, variantId }: ListedPrice, lastBought: readonly LastBought[]): string | null {
  const days = lastBought
    .filter((each) => each.productId === productId && (variantId === null || each.variantId === variantId))
    .map(({ lastOn }) => lastOn)
    .toSorted();
  const day = days.at(-1);
  return day === undefined ? null : formatDay(day);
}

function CopyForm({ answer }: { answer: SaveAnswer | undefined }) {
  return (
    <section aria-labelledby="copy">
      <h2 id="copy">{t('price-lists.copy')}</h2>
      <DeclaredForm name="copy" of={copyForm} answer={answer} submit={t('price-lists.copy')} kind="secondary" />
    </section>
  );
}

/** Adds a price of a type, a category or all parts from a day on, or replaces the one of that day. */
function PriceForm({ targets, answer }: { targets: PriceTargets; answer: SaveAnswer | undefined }) {
  return (
    <details open={answer?.saved === false}>
      <summary>{t('price-lists.other-target')}</summary>
      <p>{t('price-lists.part-hint')}</p>
      <DeclaredForm
        name="price"
        of={priceForm}
        choices={{ typeId: rowChoices(targets.types), categoryId: rowChoices(targets.categories) }}
        answer={answer}
        submit={t('price-lists.save-price')}
        kind="secondary"
      />
    </details>
  );
}
