import { PageLink } from '../../design/page-link.tsx';
import type { Listing } from '#shop/shopfront/search/paths.ts';
import { useText } from '../../texts/texts.tsx';
import { searchAddress } from './choice.ts';

/** Explains results that differ from the typed words (I3): with a link to the exact search, or the omitted words. */
export function CorrectionNotice({ listing: { keyword, instead, subcategory, category } }: { listing: Listing }) {
  const t = useText();
  if (instead === null) return null;
  const { how, keyword: meant, leftOut, nearest } = instead;
  if (how === 'near') {
    return (
      <output className="own-line hint-box">
        {leftOut.length === 0
          ? t('catalogue.near-number', { keyword, meant })
          : t('catalogue.near', { keyword, meant, missing: leftOut.join(', ') })}
        {nearest === undefined ? null : <> {t('catalogue.nearest', { measure: nearest })}</>}
      </output>
    );
  }
  const withinGuid = (subcategory ?? category)?.guid;
  return (
    <output className="own-line hint-box">
      <strong>{t(`catalogue.${how}`, { meant })}</strong>{' '}
      <PageLink href={searchAddress({ keyword, withinGuid, exactly: true })}>
        {t('catalogue.search-exactly', { keyword })}
      </PageLink>
    </output>
  );
}
