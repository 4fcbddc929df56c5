import { useState } from 'react';
import { PICTURE_WIDTHS, pictureUrl, type PictureFolder } from '#shop/base/files/picture-keys.ts';
import { useText } from '../texts/texts.tsx';
import styles from './picture.module.css';

interface PictureProps {
  folder: PictureFolder;
  /** null: no stored picture; unless the image service has it, 'NO IMAGE' is shown. */
  hash: string | null;
  /** Its address at the image service, which has one size only (D10). */
  cloudUrl?: string | null;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  width: number;
  height: number;
  /** The largest width to load. */
  widest?: (typeof PICTURE_WIDTHS)[number];
  /** The smallest width, if it is not a quarter of the largest. */
  narrowest?: (typeof PICTURE_WIDTHS)[number];
  /** For the first picture of a screen: loads it at once, before others. */
  eager?: boolean;
  /** 'cover': crops the edges to fill the frame. */
  fit?: 'contain' | 'cover';
}

/** A stored picture in the width and format that fits the screen; 'NO IMAGE' if it is unavailable (A10). */
export function Picture({
  folder,
  hash,
  cloudUrl = null,
  alt,
  sizes,
  width,
  height,
  widest = 800,
  narrowest,
  eager = false,
  fit = 'contain',
}: PictureProps) {
  const [missing, setMissing] = useState(false);
  const address = hash === null ? cloudUrl : pictureUrl(folder, hash, widest, 'jpg');
  if (address === null || missing) return <NoImage />;
  return (
    <img
      className={fit === 'cover' ? styles.cover : styles.picture}
      src={address}
      {...(hash === null ? {} : { srcSet: widthsOf(folder, hash, narrowest ?? widest / 4, widest), sizes })}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      onError={() => setMissing(true)}
      // It may have failed before the script was loaded.
      ref={(element) => {
        if (element?.complete === true && element.naturalWidth === 0) setMissing(true);
      }}
    />
  );
}

/**
 * All widths in use, as AVIF, which is half of a WebP and a third of a JPEG, and which all our browsers show. The one
 * JPEG is for programs that read pages.
 */
function widthsOf(folder: PictureFolder, hash: string, narrowest: number, widest: number): string {
  return PICTURE_WIDTHS.filter((width) => narrowest <= width && width <= widest)
    .map((width) => `${pictureUrl(folder, hash, width, 'avif')} ${width}w`)
    .join(', ');
}

/** The outline of a part, with the text of the specification (A10). */
export function NoImage() {
  const t = useText();
  return (
    <svg className={styles.noImage} viewBox="0 0 120 120" role="img" aria-label={t('shell.no-image')}>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx="60" cy="50" r="26" strokeDasharray="4 3" />
        <circle cx="60" cy="50" r="9" strokeDasharray="4 3" />
        <path d="M60 18v64M28 50h64" />
      </g>
      <text x="60" y="102" textAnchor="middle" fontSize="10" fill="currentColor" letterSpacing="1.5">
        {t('shell.no-image')}
      </text>
    </svg>
  );
}
