import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from 'react-router';
import { useAnswer } from '../../forms/use-answer.ts';
import { quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import { type JudgedParts, type PartModels, pressPaths } from '#shop/catalogue/presses/paths.ts';
import { cataloguePaths, type KitPart, type ProductDetail, type Replaced } from '#shop/shopfront/search/paths.ts';
import { pictureUrl } from '#shop/base/files/picture-keys.ts';
import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { ButtonLink } from '../../design/button.tsx';
import { Head } from '../../design/head.tsx';
import { StructuredData } from '../../design/structured-data.tsx';
import { RefusedError, type PageArgs } from '../../page-context.ts';
import { useWholeAddress } from '../../public-url.tsx';
import { ErrorScreen } from '../../shell/error-screen.tsx';
import { useShell } from '../../shell/shell.ts';
import { useText, useFigures } from '../../texts/texts.tsx';
import { categoryAddress, productAddress } from '../catalogue/addresses.ts';
import { useSearchLink } from '../catalogue/use-search-link.ts';
import { addToBasket, productIdOf } from './add-to-basket.ts';
import { Letterhead } from './letterhead.tsx';
import { StockFigures } from '../promise/stock-figures.tsx';
import { ReplacedNotice } from '../replaced/replaced-notice.tsx';
import { judgeParts } from '../presses/judge-parts.ts';
import { FitNotice, MisfitMark, PartModelList } from '../presses/fit-notice.tsx';
import { OwnNumberForm } from './own-number-form.tsx';
import { KitPartTable } from './kit-part-table.tsx';
import { ProductDetails } from './product-details.tsx';
import { Gallery } from './gallery.tsx';
import { SheetLink } from './sheet-link.tsx';

/** One part with its price, its widths and related parts (A12 to A14). */
export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const productId = productIdOf(request);
  const [asked, judged] = await Promise.all([
    context.ask(cataloguePaths.product, { productId }),
    judgeParts(context, [productId]),
  ]);
  if (asked.ok) {
    const { isKit, hasFits } = asked.output;
    const [parts, models] = await Promise.all([
      isKit ? context.call(cataloguePaths.kitParts, { productId }) : [],
      hasFits ? context.call(pressPaths.partModels, { productId }) : [],
    ]);
    // Not a width of the part: its first is shown.
    return {
      product: asked.output,
      models,
      parts,
      judged,
      gone: null,
      askedVariantId: searchParams.get('variantId'),
      askedQuantity: quantityIn(searchParams),
    };
  }
  // The old page stays, and shows the part's replacement (J5).
  const gone = asked.refusal.status === 404 ? await context.ask(cataloguePaths.replacement, { productId }) : asked;
  if (!gone.ok) throw new RefusedError(asked.refusal);
  return { product: null, models: [], parts: [], judged, gone: gone.output, askedVariantId: null, askedQuantity: null };
}

/** Quantity of the address, as on a shelf label; an invalid one is ignored (C1). */
function quantityIn(query: URLSearchParams): number | null {
  const quantity = Number(query.get('quantity') ?? '');
  return quantityRefusal(quantity) === null ? quantity : null;
}

export const action = addToBasket;

export function Component() {
  const { product, gone, ...asked } = useLoaderData<typeof loader>();
  return product === null ? <Gone replaced={gone} /> : <Part product={product} {...asked} />;
}

/** A part that is no longer offered, with its replacement (J5). */
function Gone({ replaced }: { replaced: Replaced }) {
  const t = useText();
  return (
    <section className="at-most-44rem centred anywhere above-6">
      <Head title={t('replaced.title', { name: replaced.productName })} />
      <h1>{t('replaced.title', { name: replaced.productName })}</h1>
      <ReplacedNotice replaced={replaced} />
    </section>
  );
}

interface PartProps {
  product: ProductDetail;
  models: PartModels;
  parts: readonly KitPart[];
  judged: JudgedParts | null;
  askedVariantId: string | null;
  askedQuantity: number | null;
}

function Part({ product, models, parts, judged, askedVariantId, askedQuantity }: PartProps) {
  const notAdded = useAnswer<typeof action>() ?? undefined;
  const { me } = useShell();
  const whole = useWholeAddress();
  const unit = useUnitText(product);
  const t = useText();
  return (
    <>
      <Head
        title={`${product.name}: ${product.intro}`}
        description={`${product.intro}. ${product.details}`}
        canonical={productAddress(product)}
        picture={pictureOf(product)}
      />
      <StructuredData data={aboutPart(product, whole)} />
      <Letterhead address={productAddress(product)} />
      <Way product={product} />
      <ProductDetails
        promised={<StockFigures promise={product.promise} />}
        gallery={<Gallery product={product} />}
        fit={<FitNotice judged={judged} productId={product.id} name={product.name} />}
        misfit={<MisfitMark judged={judged} productId={product.id} />}
        belongs={
          <>
            {product.replaces.length === 0 ? null : (
              <p>{t('product.replaces', { parts: product.replaces.join(', ') })}</p>
            )}
            <KitPartTable parts={parts} />
            <PartModelList models={models} heading="h2" />
          </>
        }
        unit={unit}
        replaced={<ReplacedNotice replaced={product.replaced} />}
        sheet={<SheetLink product={product} />}
        ownNumber={me === null ? null : <OwnNumberForm product={product} />}
        key={`${product.id} ${askedVariantId} ${askedQuantity}`}
        product={product}
        heading="h1"
        askedVariantId={askedVariantId}
        askedQuantity={askedQuantity}
        notAdded={notAdded}
      />
    </>
  );
}

/** Structured data of a part for search engines, without a price, which each customer has their own (A13). */
function aboutPart(product: ProductDetail, whole: (path: string) => string) {
  const { name, intro, details, brandLabel, category } = product;
  const picture = pictureOf(product);
  return {
    '@type': 'Product',
    name,
    sku: name,
    description: `${intro}. ${details}`,
    ...(brandLabel === '' ? {} : { brand: { '@type': 'Brand', name: brandLabel } }),
    ...(category === null ? {} : { category: category.name }),
    ...(picture === null ? {} : { image: whole(picture) }),
    url: whole(productAddress(product)),
  };
}

/** A size that other pages use too, in a format that all readers support. */
function pictureOf({ imageHash, cloudImageUrl }: ProductDetail): string | null {
  return imageHash === null ? cloudImageUrl : pictureUrl('products', imageHash, 1200, 'jpg');
}

function Way({ product: { category, name } }: { product: ProductDetail }) {
  const t = useText();
  const to = useSearchLink();
  return (
    <Breadcrumb
      indexed
      label={t('catalogue.breadcrumb')}
      steps={[
        { label: t('catalogue.home'), href: '/' },
        { label: t('catalogue.title'), href: to('/search') },
        ...(category === null ? [] : [{ label: category.name, href: to(categoryAddress(category)) }]),
        { label: name },
      ]}
    />
  );
}

/** Unknown, no longer sold, or not a number (D33). */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <Unavailable />;
  return <ErrorScreen />;
}

function Unavailable() {
  const t = useText();
  const to = useSearchLink();
  const name = new URLSearchParams(useLocation().search).get('name') ?? '';
  return (
    <section className="at-most-44rem centred anywhere above-6">
      <Head title={t('product.not-available')} />
      <h1>{t('product.not-available')}</h1>
      <p>{t('product.not-available-hint')}</p>
      <p className="row above-5">
        {name === '' ? (
          <ButtonLink href={to('/search')}>{t('product.to-catalogue')}</ButtonLink>
        ) : (
          <ButtonLink href={to(`/search?keyword=${encodeURIComponent(name)}`)}>
            {t('product.search-similar', { name })}
          </ButtonLink>
        )}
        <ButtonLink href="/Contact-Us" kind="secondary">
          {t('catalogue.ask')}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Unit of a part's price with its length: 'per coil of 100 m'; undefined: the length is not known. */
function useUnitText({ unit, specifications }: ProductDetail): string | undefined {
  const t = useText();
  const { measure } = useFigures();
  if (unit !== 'coil' && unit !== 'roll') return undefined;
  const [length, ...others] = specifications.filter((each) => each.unit === 'm');
  if (length?.low == null || length.low !== length.high || others.length > 0) return undefined;
  return t('product.unit-of', { unit: t(`unit.per.${unit}`), length: `${measure(length.low)}\u00a0m` });
}
