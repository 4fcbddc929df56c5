import { useLoaderData } from 'react-router';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { cataloguePaths } from '#shop/shopfront/search/paths.ts';
import { pictureUrl } from '#shop/base/files/picture-keys.ts';
import { merchandisingPaths } from '#shop/shopfront/images/paths.ts';
import { Head } from '../../design/head.tsx';
import { StructuredData } from '../../design/structured-data.tsx';
import type { PageArgs } from '../../page-context.ts';
import { useWholeAddress } from '../../public-url.tsx';
import { useShell } from '../../shell/shell.ts';
import { useHomeText } from './home-text.ts';
import { AtThePress } from './at-the-press.tsx';
import { CategoryTiles } from '../catalogue/category-tiles.tsx';
import { Banners, useOtherTiles } from './banners.tsx';
import { Carousel } from './carousel.tsx';
import { useShopName } from '../../shell/shop-face.ts';
import styles from './home.module.css';
import { Promotions } from './promotions.tsx';
import { OwnPresses } from './own-presses.tsx';
import { PressFinder } from './press-finder.tsx';
import { SearchExamples } from './search-examples.tsx';
import { TrustLine } from './trust-line.tsx';

/** Home page: examples of the one search, presses, categories, news and three entry points (A6, A7). */
export async function loader({ context }: PageArgs) {
  const [slides, tiles, tapes, machines] = await Promise.all([
    context.call(merchandisingPaths.carousel, {}),
    context.call(cataloguePaths.tiles, {}),
    context.call(cataloguePaths.tapeTiles, {}),
    context.signedIn ? context.call(pressPaths.machines, {}) : [],
  ]);
  const models = machines.length === 0 ? await context.call(pressPaths.models, {}) : [];
  return { slides, tiles, tapes, machines, models };
}

export function Component() {
  const { slides, tiles, tapes, machines, models } = useLoaderData<typeof loader>();
  const { me, reduced, notices } = useShell();
  const others = useOtherTiles(tiles);
  const t = useHomeText();
  const name = useShopName();
  const whole = useWholeAddress();
  const { hasSampleStore, tagline } = notices;
  const title = hasSampleStore ? t('home.title') : tagline || name;
  return (
    <>
      <Head
        title={hasSampleStore || tagline !== '' ? title : t('catalogue.home')}
        description={t(hasSampleStore ? 'home.description' : 'home.description-own', { name })}
        canonical="/"
        picture={slides[0] === undefined ? null : pictureUrl('home', slides[0].imageHash, 1200, 'jpg')}
      />
      <StructuredData data={aboutShop(name, whole)} />
      <div className={styles.opening}>
        <h1>{title}</h1>
        <p>{t(me === null ? 'home.lead' : 'home.lead-customer')}</p>
      </div>
      <AtThePress />
      {reduced || !hasSampleStore ? null : <SearchExamples />}
      <TrustLine />
      <OwnPresses machines={machines} />
      <PressFinder models={models} />
      {others.length === 0 ? null : (
        <section aria-labelledby="categories-title">
          <h2 id="categories-title" className={styles.heading}>
            {t('home.categories')}
          </h2>
          <CategoryTiles tiles={others} />
        </section>
      )}
      <Carousel key={slides.map(({ id }) => id).join()} slides={slides} />
      {hasSampleStore ? <Promotions /> : null}
      <Banners tapes={tapes} />
    </>
  );
}

/** Structured data of the shop and its operator for search engines, which offer its search. */
function aboutShop(name: string, whole: (path: string) => string) {
  const url = whole('/');
  return {
    '@type': 'WebSite',
    name,
    url,
    publisher: { '@type': 'Organization', name, url },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${whole('/search')}?keyword={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
