import { PageLink } from '../../design/page-link.tsx';
import { useRef } from 'react';
import type { Slide } from '#shop/shopfront/images/paths.ts';
import { Icon } from '../../design/icon.tsx';
import { Picture } from '../../design/picture.tsx';
import { useHomeText } from './home-text.ts';
import { useSearchLink } from '../catalogue/use-search-link.ts';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

/**
 * The pictures of the home page (A6). Before the script is loaded they are a row, the first in view; then only the current one is visible,
 * in the same place. Without script the row scrolls sideways.
 */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const t = useHomeText();
  const list = useRef<HTMLUListElement>(null);
  const { current, isPlaying, previous, next, toggle, swipe } = useCarousel(list, slides.length);
  if (slides.length === 0) return null;
  return (
    <section aria-roledescription="carousel" aria-label={t('home.carousel')}>
      <ul
        ref={list}
        className={styles.slides}
        data-rotating={current !== null || undefined}
        aria-live={isPlaying ? 'off' : 'polite'}
        {...swipe}
      >
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.slide} inert={current !== null && current !== index}>
            <SlidePicture slide={slide} position={index + 1} count={slides.length} />
          </li>
        ))}
      </ul>
      {slides.length < 2 ? null : (
        <div className={styles.controls}>
          <span className={styles.position} aria-hidden="true">
            {t('home.position', { current: (current ?? 0) + 1, count: slides.length })}
          </span>
          <button type="button" className="icon-button tool" onClick={previous} aria-label={t('home.previous')}>
            <Icon shape="left" />
          </button>
          <button
            type="button"
            className="icon-button tool"
            onClick={toggle}
            aria-label={isPlaying ? t('home.pause') : t('home.play')}
          >
            <Icon shape={isPlaying ? 'pause' : 'play'} />
          </button>
          <button type="button" className="icon-button tool" onClick={next} aria-label={t('home.next')}>
            <Icon shape="right" />
          </button>
        </div>
      )}
    </section>
  );
}

/**
 * Picture of the carousel. Its text is too small on a telephone, and English in other languages, so it is repeated below in the
 * page's language.
 */
function SlidePicture({ slide, position, count }: { slide: Slide; position: number; count: number }) {
  const t = useHomeText();
  const to = useSearchLink();
  const isNamed = slide.description !== '';
  const picture = (
    <Picture
      folder="home"
      hash={slide.imageHash}
      alt={slide.description}
      sizes="(width < 90rem) 95vw, 86rem"
      width={1600}
      height={600}
      widest={1600}
      eager={position === 1}
      fit="cover"
    />
  );
  const words = isNamed ? (
    <span className={styles.caption} aria-hidden="true">
      {slide.description}
    </span>
  ) : null;
  if (slide.url === '') {
    return (
      <div className={styles.content}>
        {picture}
        {words}
      </div>
    );
  }
  // A link without a description is named by its position, because screen readers need a name.
  const name = isNamed ? undefined : `${t('home.carousel')}, ${t('home.position', { current: position, count })}`;
  return (
    <PageLink className={styles.content} href={to(slide.url)} aria-label={name}>
      {picture}
      {words}
    </PageLink>
  );
}
