import { PICTURE_WIDTHS, pictureUrl, type PictureFolder } from '#shop/documents/picture.ts';
import styles from './picture.module.css';

interface PictureProps {
  folder: PictureFolder;
  /** null: there is no picture, and 'NO IMAGE' is drawn. */
  hash: string | null;
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  width: number;
  height: number;
  /** The widest that is ever worth loading. */
  widest?: (typeof PICTURE_WIDTHS)[number];
  /** For the first picture of a screen: load it at once. */
  eager?: boolean;
}

/** A stored picture in the width and format that fits the screen. */
export function Picture({ folder, hash, alt, sizes, width, height, widest = 800, eager = false }: PictureProps) {
  if (hash === null) return <NoImage />;
  const widths = PICTURE_WIDTHS.filter((candidate) => candidate <= widest);
  const set = (format: 'avif' | 'webp') =>
    widths.map((candidate) => `${pictureUrl(folder, hash, candidate, format)} ${candidate}w`).join(', ');
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={pictureUrl(folder, hash, widest, 'jpg')}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/** The outline of a part, and the words of the specification (A10). */
export function NoImage() {
  return (
    <svg className={styles.noImage} viewBox="0 0 120 120" role="img" aria-label="NO IMAGE">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx="60" cy="50" r="26" strokeDasharray="4 3" />
        <circle cx="60" cy="50" r="9" strokeDasharray="4 3" />
        <path d="M60 18v64M28 50h64" />
      </g>
      <text x="60" y="102" textAnchor="middle" fontSize="10" fill="currentColor" letterSpacing="1.5">
        NO IMAGE
      </text>
    </svg>
  );
}
