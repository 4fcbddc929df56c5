import { PageLink } from '../../design/page-link.tsx';
import type { Listing } from '#shop/shopfront/search/paths.ts';
import { useText } from '../../texts/texts.tsx';
import { searchAddress } from './choice.ts';
import { useChoice } from './pending-choice.ts';

/** Number of parts, number hidden by filters, and the link to compare parts of one type. */
export function ResultCount({ listing: { counted, filteredOut, filters } }: { listing: Listing }) {
  const t = useText();
  const { choice } = useChoice();
  return (
    <>
      {counted === null ? null : (
        <span>{t(counted.isMore ? 'catalogue.parts-more' : 'catalogue.parts', { count: counted.count })}</span>
      )}
      {filteredOut === 0 ? null : <span>{t('catalogue.filtered-out', { count: filteredOut })}</span>}
      {(filters?.facets.length ?? 0) > 0 ? ( // parts of one type
        <PageLink href={searchAddress({ ...choice, productId: undefined }).replace('search', 'Compare')}>
          {t('product.compare')}
        </PageLink>
      ) : null}
    </>
  );
}
