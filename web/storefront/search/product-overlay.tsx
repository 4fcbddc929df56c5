import { useLocation, useNavigate } from 'react-router';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import type { JudgedParts } from '#shop/catalogue/presses/paths.ts';
import type { Listing, ProductDetail } from '#shop/shopfront/search/paths.ts';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { useText } from '../../texts/texts.tsx';
import type { OpenProduct } from '../catalogue/product-card.tsx';
import { FitNotice, MisfitMark } from '../presses/fit-notice.tsx';
import { ProductDetails, ProductPlaceholder } from '../product/product-details.tsx';
import { searchAddress } from './choice.ts';
import { useChoice } from './pending-choice.ts';

/**
 * The part opened over the grid (A10), or its placeholder. It has its own address: a reload shows it, the browser's
 * Back closes it, and a related part replaces it.
 */
interface OverlayProps {
  opened: CallResult<ProductDetail> | null;
  fit: JudgedParts | null;
  listing: Listing;
}

export function ProductOverlay({ opened, fit, listing }: OverlayProps) {
  const t = useText();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { opened?: boolean } | null };
  const { choice, pending } = useChoice();
  const grid = searchAddress({ ...choice, productId: undefined });
  const close = () => {
    if (opened !== null && state?.opened === true) void navigate(-1);
    else void navigate(grid, { replace: true, preventScrollReset: true });
  };
  const openRelated: OpenProduct = ({ id }, event) => {
    event.preventDefault();
    const address = searchAddress({ ...choice, productId: id });
    void navigate(address, { replace: true, preventScrollReset: true, state });
  };
  return (
    <Dialog label={t('product.dialog')} closeLabel={t('product.close')} closeHref={grid} onClose={close}>
      {opened === null ? (
        <ProductPlaceholder />
      ) : opened.ok ? (
        <ProductDetails
          key={opened.output.id}
          product={opened.output}
          heading="h2"
          fit={<FitNotice judged={fit} productId={opened.output.id} name={opened.output.name} />}
          misfit={<MisfitMark judged={fit} productId={opened.output.id} />}
          askedVariantId={soughtVariantId(listing, opened.output.id)}
          onOpenRelated={openRelated}
          busyId={pending?.productId}
        />
      ) : (
        <Notice kind="bad">{opened.refusal.message}</Notice>
      )}
    </Dialog>
  );
}

/** The width that was searched for, which the part selects. */
function soughtVariantId({ suggested, products }: Listing, productId: number): string | null {
  const width = [...products, ...suggested].find(({ id }) => id === productId)?.soughtWidth;
  return width === undefined ? null : String(width.id);
}
