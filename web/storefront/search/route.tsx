import { data, redirect, useLoaderData } from 'react-router';
import type { Listing } from '#shop/search/paths.ts';
import { cataloguePaths } from '#shop/search/paths.ts';
import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { Head } from '../../design/head.tsx';
import { useDelayed } from '../../design/use-delayed.ts';
import { isTableWanted } from '../../list-view.ts';
import type { PageArgs, PageContext } from '../../page-context.ts';
import { useShell } from '../../shell/shell.ts';
import { useText, type Translate } from '../../texts/texts.tsx';
import { categoryAddress, productAddress } from '../catalogue/addresses.ts';
import { type Choice, choiceIn, isNarrowed, searchAddress, tableAddress } from './choice.ts';
import { Filters } from './filters.tsx';
import { KeywordForm } from './keyword-form.tsx';
import { isUnknown, titleOf } from './list-title.ts';
import { MachineMenu } from './machine-menu.tsx';
import { exactPart, useExactPart } from './open-exact-part.ts';
import { ProductOverlay } from './product-overlay.tsx';
import { isSameList, useChoice } from './pending-choice.ts';
import { Results } from './results.tsx';
import styles from './search.module.css';

/** The catalogue by category, sub-category or keyword; a part opens over the grid (A8 to A11). */
export async function loader({ request, context }: PageArgs) {
  const { search } = new URL(request.url);
  const { productId, ...list } = choiceIn(search);
  const under = productId === undefined ? null : shownUnder(request, list, context);
  const isTable = context.signedIn && productId === undefined && isTableWanted(request);
  if (isTable && list.keyword === undefined) return redirect(tableAddress(list));
  const [listing, tiles, opened] = await Promise.all([
    under ?? context.call(cataloguePaths.listing, productId === undefined ? list : { ...list, isBehindPart: true }),
    isNarrowed(list) ? [] : context.call(cataloguePaths.tiles, {}),
    productId === undefined ? null : context.ask(cataloguePaths.product, { productId }),
  ]);
  const exact = exactPart(listing);
  if (exact !== undefined && new URLSearchParams(search).has('open')) return redirect(productAddress(exact));
  // A search for an exact part number opens that part.
  if (isTable && exact === undefined) return redirect(tableAddress(list));
  return data({ listing, tiles, opened }, { status: isUnknown(listing) ? 404 : 200 });
}

/** The list that is already on the screen when a part opens over it stays. A restored page reloads it. */
function shownUnder({ url }: Request, list: Choice, context: PageContext): Listing | null {
  const shown = context.shown();
  if (shown === null || shown.url.href === url || !/^\/search\/?$/i.test(shown.url.pathname)) return null;
  const { productId: _, ...there } = choiceIn(shown.url.search);
  return isSameList(there, list) ? ((shown.data as { listing?: Listing } | undefined)?.listing ?? null) : null;
}

export function Component() {
  const { listing, tiles, opened } = useLoaderData<typeof loader>();
  useExactPart(listing);
  const isOpening = useDelayed(useChoice().pending?.productId !== undefined && opened === null);
  const { menu } = useShell();
  const t = useText();
  const title = titleOf(listing, t);
  const canonical = canonicalOf(listing);
  return (
    <>
      <Head title={title} description={t('catalogue.description', { title })} canonical={canonical} />
      <Breadcrumb
        indexed={canonical !== undefined}
        label={t('catalogue.breadcrumb')}
        steps={stepsTo(listing, title, t)}
      />
      <div className={styles.page}>
        <div className={styles.choose}>
          <KeywordForm keyword={listing.keyword} />
          <Filters menu={menu} listing={listing} />
        </div>
        <Results title={title} listing={listing} tiles={tiles} isUnknown={isUnknown(listing)} />
        <MachineMenu menu={menu} chosenGuid={listing.category?.guid} />
      </div>
      {opened === null && !isOpening ? null : <ProductOverlay opened={opened} listing={listing} />}
    </>
  );
}

function canonicalOf(listing: Listing): string | undefined {
  if (listing.mode === 'keyword' || isUnknown(listing)) return undefined; // an unlimited number of pages, so not for search engines
  if (listing.page > 1 && listing.products.length === 0) return undefined;
  return searchAddress({
    ...(listing.subcategory === null
      ? { categoryGuid: listing.category?.guid }
      : { subcategoryGuid: listing.subcategory.guid }),
    page: listing.page,
  });
}

function stepsTo({ mode, category, subcategory }: Listing, title: string, t: Translate) {
  const catalogue = t('catalogue.title');
  return [
    { label: t('catalogue.home'), href: '/' },
    mode === 'all' ? { label: catalogue } : { label: catalogue, href: '/search' },
    ...(mode === 'keyword' ? [{ label: title }] : stepsToBranch(category, subcategory)),
  ];
}

function stepsToBranch(category: Listing['category'], subcategory: Listing['subcategory']) {
  return [
    ...(category === null
      ? []
      : [subcategory === null ? { label: category.name } : { label: category.name, href: categoryAddress(category) }]),
    ...(subcategory === null ? [] : [{ label: subcategory.name }]),
  ];
}
