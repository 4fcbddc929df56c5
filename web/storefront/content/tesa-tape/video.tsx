import type { TapePage } from '#shop/shopfront/content/paths.ts';
import { formatNumber } from '#shop/base/kernel/number.ts';
import { useLanguage } from '../../../texts/texts.tsx';
import { useContentText } from '../content-text.ts';
import styles from './tesa-tape.module.css';

const MEGABYTE = 1024 * 1024;
const TO_A_TENTH: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The video: nothing of it is loaded before the user presses play, as the page says. Works without script. */
export function Video({ video }: Pick<TapePage, 'video'>) {
  const t = useContentText();
  const language = useLanguage();
  const size = (megabytes: number) => formatNumber(megabytes, language, TO_A_TENTH);
  return (
    <section aria-labelledby="film">
      <h2 id="film" className="heading above-6 below-3">
        {t('content.tape-film')}
      </h2>
      {video === null ? (
        <p className="soft-ink">{t('content.tape-film-missing')}</p>
      ) : (
        <figure className={styles.film}>
          <video
            controls
            muted
            playsInline
            preload="none"
            poster={video.posterUrl}
            width={1280}
            height={720}
            aria-label={video.title}
          >
            <source src={video.url} type="video/webm" />
          </video>
          <figcaption>
            <strong>{video.title}</strong>
            <span className="faint">
              {t('content.tape-film-size', { megabytes: size(video.sizeBytes / MEGABYTE) })}
            </span>
          </figcaption>
        </figure>
      )}
    </section>
  );
}
