import { data, redirect, useLoaderData } from 'react-router';
import type { JudgedParts } from '#shop/catalogue/presses/paths.ts';
import { cataloguePaths, type Listing, type ListingRequest } from '#shop/shopfront/search/paths.ts';
import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { Head } from '../../design/head.tsx';
import { useDelayed } from '../../design/use-delayed.ts';
import { isTableWanted } from '../../list-view.ts';
import type { PageArgs, PageContext } from '../../page-context.ts';
import { useShell } from '../../shell/shell.ts';
import { useText, type Translate } from '../../texts/texts.tsx';
import { categoryAddress, productAddress } from '../catalogue/addresses.ts';
import { judgeParts } from '../presses/judge-parts.ts';
import { type Choice, choiceIn, isNarrowed, searchAddress, tableAddress } from './choice.ts';
import { Filters } from './filters.tsx';
import { isUnknown, titleOf } from './list-title.ts';
import { MachineMenu } from './machine-menu.tsx';
import { exactPart, useExactPart } from './open-exact-part.ts';
import { loadOverlay, overlayCode } from './overlay-code.ts';
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
  const [{ listing, judged }, tiles, opened, openedFit] = await Promise.all([
    under ?? readListing(context, productId === undefined ? list : { ...list, isBehindPart: true }),
    isNarrowed(list) ? [] : context.call(cataloguePaths.tiles, {}),
    productId === undefined ? null : context.ask(cataloguePaths.product, { productId }),
    productId === undefined ? null : judgeParts(context, [productId]),
    productId === undefined ? undefined : loadOverlay(),
  ]);
  const exact = exactPart(listing);
  if (exact !== undefined && new URLSearchParams(search).has('open')) return redirect(productAddress(exact));
  // A search for an exact part number opens that part.
  if (isTable && exact === undefined) return redirect(tableAddress(list));
  return data({ listing, judged, tiles, opened, openedFit }, { status: isUnknown(listing) ? 404 : 200 });
}

interface JudgedListing {
  listing: Listing;
  /** Answers whether its parts fit the member's chosen press; null: not judged. */
  judged: JudgedParts | null;
}

async function readListing(context: PageContext, request: ListingRequest): Promise<JudgedListing> {
  const listing = await context.call(cataloguePaths.listing, request);
  const shown = [...listing.products, ...listing.suggested].map(({ id }) => id);
  return { listing, judged: await judgeParts(context, shown) };
}

/** The list that is already on the screen when a part opens over it stays. A restored page reloads it. */
function shownUnder({ url }: Request, list: Choice, context: PageContext): JudgedListing | null {
  const shown = context.shown();
  if (shown === null || shown.url.href === url || !/^\/search\/?$/i.test(shown.url.pathname)) return null;
  const { productId: _, ...there } = choiceIn(shown.url.search);
  const { listing, judged = null } = (shown.data as Partial<JudgedListing> | undefined) ?? {};
  return isSameList(there, list) && listing !== undefined ? { listing, judged } : null;
}

export function Component() {
  const { listing, judged, tiles, opened, openedFit } = useLoaderData<typeof loader>();
  useExactPart(listing);
  const isOpening = useDelayed(useChoice().pending?.productId !== undefined && opened === null);
  const { menu } = useShell();
  const t = useText();
  const title = titleOf(listing, t);
  const canonical = canonicalOf(listing);
  const Overlay = overlayCode()?.ProductOverlay;
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
          <Filters menu={menu} listing={listing} />
        </div>
        <Results title={title} listing={listing} judged={judged} tiles={tiles} isUnknown={isUnknown(listing)} />
      </div>
      {/* Below the grid, because the column of filters sticks as far down as that reaches. */}
      <MachineMenu menu={menu} chosenGuid={listing.category?.guid} />
      {Overlay === undefined || (opened === null && !isOpening) ? null : (
        <Overlay opened={opened} fit={openedFit} listing={listing} />
      )}
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
