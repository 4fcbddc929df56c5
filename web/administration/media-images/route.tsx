import { useLoaderData } from 'react-router';
import { pictureEditing, type MediaImage } from '#shop/shopfront/images/editing-paths.ts';
import { pictureUrl } from '#shop/base/files/picture-keys.ts';
import { Picture } from '../../design/picture.tsx';
import type { PageArgs } from '../../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { ImageColumn, ImageColumns } from '../pictures/image-columns.tsx';
import { t } from '../staff-text.ts';
import styles from './media-images.module.css';

const COLUMNS = [
  [1, 'images.uk'],
  [2, 'images.us'],
  [0, 'images.default'],
] as const;

export async function loader({ context }: PageArgs): Promise<readonly MediaImage[]> {
  return (await context.call(pictureEditing.mediaImages, {})).items;
}

/** Pictures for the trade, read-only (E12). */
export function Component() {
  const images = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('images.media-title')} />
      <p>{t('images.media-hint')}</p>
      <ImageColumns>
        {COLUMNS.map(([country, label]) => {
          const own = images.filter((image) => image.country === country);
          return (
            <ImageColumn key={country} id={`media-${country}`} title={t(label)}>
              {own.length === 0 ? (
                <p>{t('images.none')}</p>
              ) : (
                own.map((image) => <Media key={image.id} image={image} />)
              )}
            </ImageColumn>
          );
        })}
      </ImageColumns>
    </>
  );
}

function Media({ image: { imageHash, description } }: { image: MediaImage }) {
  return (
    <figure className={styles.media}>
      <a href={pictureUrl('media', imageHash, 1600, 'jpg')} target="_blank" rel="noopener">
        <Picture
          folder="media"
          hash={imageHash}
          alt={description}
          sizes="(width >= 75rem) 25vw, 90vw"
          width={480}
          height={180}
        />
      </a>
      <figcaption>{description}</figcaption>
    </figure>
  );
}
