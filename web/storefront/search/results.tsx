import { PageLink } from '../../design/page-link.tsx';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { JudgedParts } from '#shop/catalogue/presses/paths.ts';
import type { CategoryTile, Listing } from '#shop/shopfront/search/paths.ts';
import { recordClick } from '#shop/shopfront/search-insights/record-click.ts';
import { ButtonLink } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useDelayed } from '../../design/use-delayed.ts';
import { useShell } from '../../shell/shell.ts';
import { useText } from '../../texts/texts.tsx';
import type { OpenProduct } from '../catalogue/product-card.tsx';
import { GridPlaceholder, ProductGrid } from '../catalogue/product-grid.tsx';
import { ReplacedNotice } from '../replaced/replaced-notice.tsx';
import { callApi } from '../../call-api.ts';
import { choiceIn, listChoiceAddress, searchAddress } from './choice.ts';
import { ResultCount } from './result-count.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { CorrectionNotice } from './correction-notice.tsx';
import { NamedPresses } from './named-presses.tsx';
import { Pager } from './pager.tsx';
import { SortForm } from './sort-form.tsx';
import { isSameList, useChoice } from './pending-choice.ts';
import { ViewForm } from './view-form.tsx';
import { EntryPoints } from './entry-points.tsx';
import styles from './search.module.css';

interface ResultsProps {
  title: string;
  listing: Listing;
  judged: JudgedParts | null;
  tiles: readonly CategoryTile[];
  isUnknown: boolean;
}

const PAGE_SIZE = 18; // D9: this many placeholders

/** Title, cards and pager; or the tiles while nothing is selected (A8, A9). */
export function Results({ title, listing, judged, tiles, isUnknown }: ResultsProps) {
  const { choice, pending } = useChoice();
  const navigate = useNavigate();
  const isLate = useDelayed(pending !== null && !isSameList(pending, choice));
  const open = useCallback<OpenProduct>(
    ({ id }, event) => {
      event.preventDefault();
      if (listing.mode === 'keyword') void callApi(recordClick, { keyword: listing.keyword, productId: id });
      const address = searchAddress({ ...choiceIn(location.search), productId: id });
      void navigate(address, { preventScrollReset: true, state: { opened: true } });
    },
    [listing, navigate],
  );
  const heading = useFocusOnNewPage(listing.page);
  return (
    <section className="shrinks" aria-labelledby="results-title">
      <h1 id="results-title" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {isLate ? (
        <GridPlaceholder count={PAGE_SIZE} />
      ) : (
        <>
          <ReplacedNotice replaced={listing.replaced} />
          <NamedPresses listing={listing} />
          <ChosenFilters listing={listing} />
          <Suggested listing={listing} judged={judged} onOpen={open} />
          <Found
            listing={listing}
            judged={judged}
            tiles={tiles}
            isUnknown={isUnknown}
            onOpen={open}
            busyId={pending?.productId}
          />
        </>
      )}
    </section>
  );
}

/** The parts pinned by staff above the results for these words (I4). */
function Suggested({
  listing: { suggested },
  judged,
  onOpen,
}: Pick<ResultsProps, 'listing' | 'judged'> & { onOpen: OpenProduct }) {
  const t = useText();
  if (suggested.length === 0) return null;
  return (
    <section className="below-4 ruled-below padded-block" aria-labelledby="suggested-title">
      <h2 id="suggested-title">{t('catalogue.suggested')}</h2>
      <ProductGrid products={suggested} judged={judged} onOpen={onOpen} />
    </section>
  );
}

function Found({
  listing,
  judged,
  tiles,
  isUnknown,
  onOpen,
  busyId,
}: Omit<ResultsProps, 'title'> & { onOpen: OpenProduct; busyId: number | undefined }) {
  const t = useText();
  const { choice } = useChoice();
  if (listing.hint !== null) return <Nothing title={listing.hint} hint={t('catalogue.see-categories')} />;
  if (listing.mode === 'all') {
    return (
      <>
        {tiles.length > 0 ? <EntryPoints tiles={tiles} /> : null}
        <Unplaced listing={listing} judged={judged} tiles={tiles} onOpen={onOpen} busyId={busyId} />
      </>
    );
  }
  if (listing.products.length === 0) return <NothingHere listing={listing} isUnknown={isUnknown} />;
  return (
    <>
      <CorrectionNotice listing={listing} />
      <Shown listing={listing} />
      <ProductGrid
        products={listing.products}
        refusals={listing.refusals}
        judged={judged}
        onOpen={onOpen}
        busyId={busyId}
      />
      <Pager listing={listing} addressOf={(page) => searchAddress({ ...choice, productId: undefined, page })} />
    </>
  );
}

/** The parts that are in no category; without any parts and categories the catalogue is empty. */
function Unplaced({
  listing,
  judged,
  tiles,
  onOpen,
  busyId,
}: Omit<ResultsProps, 'title' | 'isUnknown'> & { onOpen: OpenProduct; busyId: number | undefined }) {
  const t = useText();
  if (listing.products.length === 0) {
    if (tiles.length > 0) return null;
    return (
      <EmptyState title={t('catalogue.empty')}>
        <ButtonLink href="/Contact-Us">{t('catalogue.ask')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {tiles.length > 0 ? <h2>{t('catalogue.unplaced')}</h2> : null}
      <ProductGrid
        products={listing.products}
        refusals={listing.refusals}
        judged={judged}
        onOpen={onOpen}
        busyId={busyId}
      />
      <Pager listing={listing} addressOf={(page) => searchAddress({ page })} />
    </>
  );
}

/** Number of parts, number hidden by filters, and the sort order. */
function Shown({ listing }: { listing: Listing }) {
  const t = useText();
  const { choice } = useChoice();
  const { me } = useShell();
  return (
    <div className="row faint align-center gap-2-4 around-3">
      <ResultCount listing={listing} />
      {me === null ? null : (
        <>
          <PageLink href={listChoiceAddress(choice)}>{t('product.to-list')}</PageLink>
          <ViewForm view="table" choice={choice} label={t('catalogue.as-table')} />
        </>
      )}
      <SortForm listing={listing} choice={choice} />
    </div>
  );
}

function NothingHere({ listing, isUnknown }: { listing: Listing; isUnknown: boolean }) {
  const t = useText();
  const { page, mode, keyword, category, filteredOut } = listing;
  if (isUnknown) return <Nothing title={t('catalogue.unknown-category-hint')} hint={t('catalogue.see-categories')} />;
  if (page > 1) return <BeyondTheLast />;
  if (filteredOut > 0) return <p>{t('catalogue.filtered-out', { count: filteredOut })}</p>;
  const isNarrowed = mode === 'keyword' && category !== null;
  return (
    <Nothing
      title={t('catalogue.no-match')}
      hint={t('catalogue.no-match-hint')}
      tried={mode === 'keyword' ? t('catalogue.no-match-tried', { keyword }) : null}
    >
      {isNarrowed ? <ButtonLink href={searchAddress({ keyword })}>{t('catalogue.everywhere')}</ButtonLink> : null}
    </Nothing>
  );
}

/** A page beyond the last, for example from an old bookmark. */
function BeyondTheLast() {
  const t = useText();
  const { choice } = useChoice();
  return (
    <EmptyState title={t('catalogue.no-page')}>
      <ButtonLink href={searchAddress({ ...choice, productId: undefined, page: 1 })}>
        {t('catalogue.first-page')}
      </ButtonLink>
    </EmptyState>
  );
}

interface NothingProps {
  title: string;
  hint: string;
  /** Message about what was searched. */
  tried?: string | null;
  children?: ReactNode;
}

function Nothing({ title, hint, tried = null, children }: NothingProps) {
  const t = useText();
  return (
    <EmptyState title={title}>
      {tried === null ? null : <p>{tried}</p>}
      <p>{hint}</p>
      <p className="row align-center">
        {children}
        <ButtonLink href="/search">{t('catalogue.all-categories')}</ButtonLink>
        <ButtonLink href="/Contact-Us" kind="secondary">
          {t('catalogue.ask')}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}

/** Paging scrolls to the top and moves the focus there. */
function useFocusOnNewPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}
