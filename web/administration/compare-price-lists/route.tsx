import { useLoaderData } from 'react-router';
import { type PriceListComparison, priceListPaths, type PriceListRow } from '#shop/catalogue/price-lists/paths.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import type { PageArgs } from '../../page-context.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { PageHead } from '../page-head.tsx';
import { listColumns, priceListHref } from '../price-lists/list-columns.tsx';
import { breaksText } from '../price-lists/price-list-words.ts';
import { t } from '../staff-text.ts';

interface View {
  lists: readonly PriceListRow[];
  /** null: two lists have yet to be chosen. */
  comparison: PriceListComparison | null;
  chosen: { first: string; second: string };
}

/** Lists to choose from; a shop has some dozens. */
const MAX_LISTS = 1000;

export async function loader({ request, context }: PageArgs): Promise<View> {
  const query = new URL(request.url).searchParams;
  const chosen = { first: query.get('first') ?? '', second: query.get('second') ?? '' };
  const [lists, comparison] = await Promise.all([
    context.call(priceListPaths.list, { pageSize: MAX_LISTS }),
    chosen.first === '' || chosen.second === ''
      ? null
      : context.call(priceListPaths.compare, { firstId: Number(chosen.first), secondId: Number(chosen.second) }),
  ]);
  return { lists: lists.items, comparison, chosen };
}

/** Two price lists side by side; before they are chosen, what each is (K5). */
export function Component() {
  const { lists, comparison, chosen } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('price-lists.compare')}>
        <a href="/Administration/Price-Lists">{t('price-lists.back')}</a>
      </PageHead>
      <form>
        <FieldGrid>
          <ListField name="first" label={t('price-lists.first')} lists={lists} chosen={chosen.first} />
          <ListField name="second" label={t('price-lists.second')} lists={lists} chosen={chosen.second} />
        </FieldGrid>
        <Button type="submit">{t('price-lists.compare')}</Button>
      </form>
      {comparison === null ? (
        <ListTable
          caption={t('price-lists.title')}
          columns={listColumns()}
          rows={lists}
          rowKey={({ id }) => id}
          rowHref={priceListHref}
        />
      ) : (
        <>
          <p>
            {t('price-lists.compared', { different: comparison.differenceCount, same: comparison.sameCount })}
            {comparison.differences.length < comparison.differenceCount
              ? ` ${t('price-lists.compared-first', { count: comparison.differences.length })}`
              : null}
          </p>
          <ListTable
            caption={t('price-lists.compare')}
            columns={columns(comparison)}
            rows={comparison.differences}
            rowKey={({ name }) => name}
            none={t('price-lists.compared-equal')}
          />
        </>
      )}
    </>
  );
}

type Difference = PriceListComparison['differences'][number];

const columns = ({ firstListName, secondListName }: PriceListComparison): readonly Column<Difference>[] => [
  { key: 'name', label: t('price-lists.target'), cell: ({ name }) => name },
  { key: 'first', label: firstListName, cell: ({ firstBreaks }) => pricesText(firstBreaks) },
  { key: 'second', label: secondListName, cell: ({ secondBreaks }) => pricesText(secondBreaks) },
];

const pricesText = (breaks: Difference['firstBreaks']) => (breaks === null ? '–' : breaksText(breaks));

type ListFieldProps = Pick<View, 'lists'> & { name: string; label: string; chosen: string };

function ListField({ lists, chosen, ...field }: ListFieldProps) {
  return (
    <SelectField {...field} defaultValue={chosen} required>
      <option value="">{t('price-lists.choose')}</option>
      {lists.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
