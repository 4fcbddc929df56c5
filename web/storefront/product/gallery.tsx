import type { ProductDetail } from '#shop/shopfront/search/paths.ts';
import { pictureUrl } from '#shop/base/files/picture-keys.ts';
import { Picture } from '../../design/picture.tsx';
import { useText } from '../../texts/texts.tsx';
import styles from './gallery.module.css';

const SIDE_PX = 240;

/**
 * Additional pictures of a part, each a link to its full size, so that it works without script, by keyboard and by
 * touch.
 */
export function Gallery({ product: { name, pictures } }: { product: Pick<ProductDetail, 'name' | 'pictures'> }) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.gallery} aria-label={t('product.pictures')}>
      {pictures.map(({ id, imageHash, alt }, at) => (
        <li key={id}>
          <a href={pictureUrl('products', imageHash, 1200, 'jpg')} target="_blank" rel="noopener">
            <Picture
              folder="products"
              hash={imageHash}
              alt={alt === '' ? t('product.picture', { name, number: at + 2 }) : alt}
              sizes="(width < 60rem) 30vw, 10rem"
              width={SIDE_PX}
              height={SIDE_PX}
              widest={480}
              fit="cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
