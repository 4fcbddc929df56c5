import { useState } from 'react';
import type { OfficeOnMap } from '#shop/shopfront/content/paths.ts';
import { Button } from '../../../design/button.tsx';
import { Picture } from '../../../design/picture.tsx';
import { useContentText } from '../content-text.ts';
import styles from './contact-us.module.css';
import { embeddedMap, mapPage } from './map-address.ts';

/** Map of an office: a drawing, until the reader requests the real map from another company's server. */
export function OfficeMap({
  office: { company, place, mapHash },
}: {
  office: Pick<OfficeOnMap, 'company' | 'mapHash'> & { place: NonNullable<OfficeOnMap['place']> };
}) {
  const t = useContentText();
  const [shown, setShown] = useState(false);
  return (
    <figure className={styles.map}>
      <div className={styles.frame}>
        {shown ? (
          <iframe
            src={embeddedMap(place)}
            title={t('content.map-title', { company })}
            sandbox="allow-scripts allow-popups"
          />
        ) : (
          <>
            {mapHash === null ? null : (
              <Picture
                folder="content"
                hash={mapHash}
                alt=""
                sizes="(width < 56rem) 100vw, 42rem"
                width={1200}
                height={800}
                widest={1200}
                fit="cover"
              />
            )}
            <Button className={styles.show} onClick={() => setShown(true)}>
              {t('content.map-show')}
            </Button>
          </>
        )}
      </div>
      <figcaption>
        <a href={mapPage(place)} rel="noopener external">
          {t('content.map-open')}
        </a>
        <span>{t('content.map-note')}</span>
      </figcaption>
    </figure>
  );
}
