import { PageLink } from '../../design/page-link.tsx';
import { useEffect, useRef } from 'react';
import { Form, redirect, useLoaderData, useNavigation } from 'react-router';
import { useAnswer } from '../../forms/use-answer.ts';
import { cataloguePaths, type ProductCard } from '#shop/shopfront/search/paths.ts';
import { Button } from '../../design/button.tsx';
import { Head } from '../../design/head.tsx';
import { Notice } from '../../design/notice.tsx';
import { FormKey } from '../../forms/form-key.tsx';
import { isListView, viewCookie } from '../../view-cookie.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { useShell } from '../../shell/shell.ts';
import { useText } from '../../texts/texts.tsx';
import { addParts, type AddedParts } from '../add-parts/add-parts.ts';
import { quantityField } from '../add-parts/wanted-parts.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { FitNotice } from '../presses/fit-notice.tsx';
import { judgeParts } from '../presses/judge-parts.ts';
import { ReplacedNotice } from '../replaced/replaced-notice.tsx';
import { choiceIn, searchAddress, tableAddress } from '../search/choice.ts';
import { ResultCount } from '../search/result-count.tsx';
import { Filters } from '../search/filters.tsx';
import { CorrectionNotice } from '../search/correction-notice.tsx';
import { ChosenFilters } from '../search/chosen-filters.tsx';
import { titleOf } from '../search/list-title.ts';
import { Pager } from '../search/pager.tsx';
import { useChoice } from '../search/pending-choice.ts';
import search from '../search/search.module.css';
import { SortForm } from '../search/sort-form.tsx';
import { ViewForm } from '../search/view-form.tsx';
import { PartRow } from './part-row.tsx';
import { useTableText } from './part-table-texts.ts';
import { listingAddress, wantedRows } from './wanted-rows.ts';

/** A catalogue list as an order table (G5); lists without a table are shown as cards. */
export async function loader({ request, context }: PageArgs) {
  const { productId: _, ...choice } = choiceIn(new URL(request.url).search);
  // The search was counted on /search, which redirects here (I4).
  const listing = await context.call(cataloguePaths.listing, { ...choice, isBehindPart: true });
  if (listing.products.length === 0) return redirect(asCards(searchAddress(choice)));
  const ids = listing.products.map(({ id }) => id);
  const [table, judged] = await Promise.all([
    context.call(cataloguePaths.table, { parts: ids.join(',') }),
    judgeParts(context, ids),
  ]);
  return { listing, table, judged };
}

/** For this view only, regardless of the saved choice. */
const asCards = (address: string) => `${address}${address.includes('?') ? '&' : '?'}view=cards`;

/** Saves the view of lists, adds rows to the basket, or redirects to adding them to a list. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const choice = choiceIn(new URL(request.url).search);
  if (form.has('list')) return redirect(listingAddress(choice, form));
  const view = form.get('view');
  if (!isListView(view)) return addParts(context, form, wantedRows(form));
  const address = view === 'table' ? tableAddress(choice) : searchAddress(choice);
  return redirect(address, { headers: { 'set-cookie': viewCookie(view) } });
}

export function Component() {
  const t = useTableText();
  const listTitle = titleOf(useLoaderData<typeof loader>().listing, useText());
  const { listing } = useLoaderData<typeof loader>();
  const { choice } = useChoice();
  const { menu } = useShell();
  return (
    <>
      <Head title={t('part-table.title', { title: listTitle })} />
      <div className={search.page}>
        <div className={search.choose}>
          <Filters menu={menu} listing={listing} />
        </div>
        <section className="shrinks" aria-labelledby="results-title">
          <h1 id="results-title" className={search.title}>
            {listTitle}
          </h1>
          <ReplacedNotice replaced={listing.replaced} />
          <ChosenFilters listing={listing} />
          <Suggested products={listing.suggested} />
          <CorrectionNotice listing={listing} />
          <div className="row faint align-center gap-2-4 around-3">
            <ResultCount listing={listing} />
            <ViewForm view="cards" choice={choice} label={t('part-table.cards')} />
            <SortForm listing={listing} choice={choice} />
          </div>
          <Rows title={listTitle} />
          <Pager listing={listing} addressOf={(page) => tableAddress({ ...choice, page })} />
        </section>
      </div>
    </>
  );
}

/** The parts pinned by staff above the results for these words (I4). */
function Suggested({ products }: { products: readonly ProductCard[] }) {
  const t = useText();
  if (products.length === 0) return null;
  return (
    <section className="below-4 ruled-below padded-block" aria-labelledby="suggested-title">
      <h2 id="suggested-title">{t('catalogue.suggested')}</h2>
      <ProductGrid products={products} />
    </section>
  );
}

function Rows({ title }: { title: string }) {
  const t = useTableText();
  const { listing, table, judged } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isAdding = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const key of answer?.added ?? []) {
      const field = form.current?.elements.namedItem(quantityField(key));
      if (field instanceof HTMLInputElement) field.value = '';
    }
  }, [answer]);
  const addAll = (
    <p className="off-paper flush">
      <Button type="submit" busy={isAdding && t('part-table.adding')}>
        {t('part-table.add-all')}
      </Button>
      <Button type="submit" kind="quiet" name="list" value="">
        {t('part-table.list-all')}
      </Button>
    </p>
  );
  return (
    <Form method="post" ref={form} className="grid one-column gap-4" noValidate>
      <FormKey answer={answer} />
      {answer === undefined ? null : <Outcome answer={answer} />}
      {/* The first button, which Enter in a quantity presses. */}
      {addAll}
      <div className="sideways">
        <table className="table ruled cards">
          <caption className="visually-hidden">{t('part-table.parts', { title })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('part-table.part')}</th>
              {table.columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t('part-table.stock')}</th>
              <th scope="col" className="figure">
                {t('part-table.price')}
              </th>
              <th scope="col">{t('part-table.quantity')}</th>
            </tr>
          </thead>
          <tbody>
            {listing.products.map((product) => (
              <PartRow
                key={product.id}
                product={product}
                refusal={listing.refusals.find(({ productId }) => productId === product.id)?.message ?? null}
                columns={table.columns}
                widths={table.families.find(({ productId }) => productId === product.id)?.widths ?? []}
                fit={<FitNotice judged={judged} productId={product.id} name={product.name} isInForm />}
                answer={answer}
              />
            ))}
          </tbody>
        </table>
      </div>
      {addAll}
    </Form>
  );
}

function Outcome({ answer }: { answer: AddedParts }) {
  const t = useTableText();
  return (
    <>
      {answer.notice === null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {answer.isEmpty ? <Notice kind="bad">{t('part-table.empty')}</Notice> : null}
      {answer.addedLines === 0 ? null : (
        <Notice kind="good">
          <p className="flush">
            {t('part-table.added', { lines: answer.addedLines })}{' '}
            <PageLink href="/Basket">{t('part-table.to-basket')}</PageLink>
          </p>
        </Notice>
      )}
    </>
  );
}
