import { PostForm } from '../../forms/post-form.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { Form, useLoaderData, useNavigation } from 'react-router';
import { useAnswer } from '../../forms/use-answer.ts';
import { BOUGHT_SORTS, type BoughtSort } from '#shop/trade/order-history/bought-part.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Head } from '../../design/head.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { pageCount, pageNumberIn } from '../account/page-number.ts';
import { Pager } from '../account/pager.tsx';
import { AccountBreadcrumb } from '../account/account-breadcrumb.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { type AddedParts, addParts } from '../add-parts/add-parts.ts';
import { partKeyOf, wantedParts } from '../add-parts/wanted-parts.ts';
import { takenQuantities, type TakenQuantities, takeQuantities } from '../quantities/taken-quantities.ts';
import { BoughtRow } from './bought-row.tsx';
import { useBoughtText } from './bought-before-texts.ts';

const PAGE_SIZE = 50;
const SEARCH_MAX = 100;

export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get('search') ?? '').trim().slice(0, SEARCH_MAX);
  const sort = BOUGHT_SORTS.find((known) => known === searchParams.get('sort')) ?? 'last';
  const page = pageNumberIn(searchParams);
  const { items, total } = await context.call(orderPaths.partHistory, { search, sort, page, pageSize: PAGE_SIZE });
  return { parts: items, total, search, sort, page, taken: takenQuantities(searchParams) };
}

/** Adds the selected parts to the basket, which decides whether they can be bought (G3). */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  return addParts(context, form, wantedParts(form, form.getAll('part').map(String), Number.NaN));
}

/** Parts bought before, with their interval, to buy again (G3). */
export function Component() {
  const t = useBoughtText();
  const { parts, total, search, sort, page, taken } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isAdding = useNavigation().formMethod === 'POST';
  return (
    <AccountFrame>
      <Head title={t('bought.title')} />
      <AccountBreadcrumb here={t('bought.title')} />
      <h1>{t('bought.title')}</h1>
      <p>{t('bought.lead')}</p>
      <Question search={search} sort={sort} />
      {parts.length === 0 ? (
        <Nothing search={search} />
      ) : (
        <PostForm answer={answer} className="grid gap-4" noValidate>
          {answer === undefined ? null : <Outcome answer={answer} />}
          <table className="table ruled cards">
            <caption className="visually-hidden">{t('bought.lines')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('bought.part')}</th>
                <th scope="col">{t('bought.last')}</th>
                <th scope="col">{t('bought.usual')}</th>
                <th scope="col" className="figure">
                  {t('bought.now')}
                </th>
                <th scope="col">{t('bought.quantity')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => {
                const key = partKeyOf(part);
                const quantity = taken[key] ?? part.usualQuantity;
                return (
                  <BoughtRow
                    key={`${key} ${quantity}`}
                    part={part}
                    quantity={quantity}
                    isTaken={taken[key] !== undefined}
                    error={answer?.errors[key]}
                    hrefOf={(other) => `${addressOf({ search, sort }, page, { ...taken, [key]: other })}#part-${key}`}
                  />
                );
              })}
            </tbody>
          </table>
          <p className="row off-paper flush">
            <Button type="submit" busy={isAdding && t('bought.adding')}>
              {t('bought.add')}
            </Button>
          </p>
        </PostForm>
      )}
      <Pager
        page={page}
        pages={pageCount(total, PAGE_SIZE)}
        addressOf={(other) => addressOf({ search, sort }, other)}
      />
    </AccountFrame>
  );
}

function addressOf(question: { search: string; sort: BoughtSort }, page: number, taken: TakenQuantities = {}): string {
  const query = new URLSearchParams({ ...question, page: String(page) });
  takeQuantities(query, taken);
  return `/Bought-Before?${query.toString()}`;
}

function Question({ search, sort }: { search: string; sort: BoughtSort }) {
  const t = useBoughtText();
  return (
    <search>
      <Form className="fields off-paper" key={`${search} ${sort}`}>
        <TextField
          label={t('bought.search')}
          name="search"
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          defaultValue={search}
        />
        <SelectField label={t('bought.sort')} name="sort" defaultValue={sort}>
          {BOUGHT_SORTS.map((each) => (
            <option key={each} value={each}>
              {t(`bought.sort-${each}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="secondary">
          {t('bought.show')}
        </Button>
      </Form>
    </search>
  );
}

function Nothing({ search }: { search: string }) {
  const t = useBoughtText();
  if (search === '') {
    return (
      <EmptyState title={t('bought.none')}>
        <p>{t('bought.none-hint')}</p>
        <ButtonLink href="/Quick-Order">{t('shell.quick-order')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('bought.none-found', { search })}>
      <ButtonLink href="/Bought-Before">{t('bought.show-all')}</ButtonLink>
    </EmptyState>
  );
}

function Outcome({ answer }: { answer: AddedParts }) {
  const t = useBoughtText();
  return (
    <>
      {answer.notice === null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {answer.isEmpty ? <Notice kind="bad">{t('bought.empty')}</Notice> : null}
      {answer.addedLines === 0 ? null : (
        <Notice kind="good">
          <p className="flush">
            {t('bought.added', { lines: answer.addedLines })}{' '}
            <PageLink href="/Basket">{t('bought.to-basket')}</PageLink>
          </p>
        </Notice>
      )}
    </>
  );
}
