import { productSheetUrl } from '#shop/catalogue/data-sheets/data-sheet-url.ts';
import type { ProductDetail } from '#shop/shopfront/search/paths.ts';
import { useText } from '../../texts/texts.tsx';

const MEGABYTE = 1_000_000;

/** Link to the data sheet of a part, with its size; nothing if there is none, or the reader can't open it. */
export function SheetLink({ product: { id, sheetBytes } }: { product: Pick<ProductDetail, 'id' | 'sheetBytes'> }) {
  const t = useText();
  if (sheetBytes === null) return null;
  const megabytes = Math.max(Math.round((sheetBytes / MEGABYTE) * 10), 1) / 10;
  return (
    <a href={productSheetUrl(id)} target="_blank" rel="noopener">
      {t('product.sheet', { megabytes })}
      <span className="visually-hidden">{t('product.new-tab')}</span>
    </a>
  );
}
