import { useActionData, useLoaderData } from 'react-router';
import { BASE_CURRENCY } from '#shop/base/money/money.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { costPaths, type PartCost, partCostDeclaration } from '#shop/catalogue/costs/paths.ts';
import { Button } from '../../design/button.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { declareForm, textsFor } from '../forms/declare-form.ts';
import { drawerOf, filledFrom } from '../forms/declared-form.tsx';
import { amountOrNone } from '../forms/form-kinds.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { formatMoney, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

const costForm = declareForm({ costMinor: amountOrNone('costs.cost', BASE_CURRENCY) });

export function loader({ request, context }: PageArgs): Promise<ListPage<PartCost>> {
  return context.call(costPaths.list, questionIn(request, partCostDeclaration));
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const productId = String(form.get('productId') ?? '');
  const save = await saveForm(costForm, form, context, {
    path: costPaths.save,
    input: (values, { version }) => ({ productId: Number(productId), ...values, version }),
    name: productId,
  });
  return answerOf(save, productId);
}

/** Costs of parts, each saved in its row (K5). */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('costs.title')} />
      <p>{t('costs.intro')}</p>
      <ListTools
        list={partCostDeclaration}
        searchLabel={t('price-lists.search-part')}
        exportName="part-costs"
        filters={{ known: { label: t('costs.cost'), word: (known) => t(`costs.known-${known}`) } }}
      />
      <ListTable
        isMain
        caption={t('costs.title')}
        columns={columns(answer)}
        rows={list.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/Administration/ProductEdit?id=${id}`}
        list={partCostDeclaration}
      />
      <Pager total={list.total} />
    </>
  );
}

const columns = (answer: SaveAnswer | undefined): readonly Column<PartCost>[] => [
  { key: 'part', label: t('price-lists.part'), cell: ({ productName }) => productName },
  {
    key: 'price',
    label: t('costs.list-price'),
    align: 'end',
    cell: ({ listPriceMinor }) => formatMoney(listPriceMinor, 1),
  },
  { key: 'margin', label: t('costs.margin'), align: 'end', cell: marginText },
  {
    key: 'cost',
    label: t('costs.cost'),
    cell: (row) => (
      <CostForm
        key={`${row.id} ${row.version}`}
        row={row}
        answer={answer?.form === String(row.id) ? answer : undefined}
      />
    ),
  },
];

/** Share of the list price that is left above the cost. */
function marginText({ listPriceMinor, costMinor }: PartCost): string {
  if (costMinor === null || listPriceMinor === 0) return '';
  const share = (listPriceMinor - costMinor) / listPriceMinor;
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
}

function CostForm({ row, answer }: { row: PartCost; answer: SaveAnswer | undefined }) {
  const refused = answer?.saved === false ? answer : undefined;
  const { values, errors } = filledFrom(answer, textsFor(costForm, row));
  const draw = drawerOf(costForm, {
    values,
    errors: { costMinor: errors['costMinor'] ?? refused?.notice ?? undefined },
  });
  return (
    <PostForm answer={answer} className="row" preventScrollReset>
      <input type="hidden" name="productId" value={row.id} />
      <input type="hidden" name="version" value={row.version} />
      {draw('costMinor', {
        label: <span className="visually-hidden">{t('costs.cost-of', { part: row.productName })}</span>,
      })}
      <Button type="submit" kind="secondary" aria-label={t('costs.save-of', { part: row.productName })}>
        {t('save.submit')}
      </Button>
    </PostForm>
  );
}
