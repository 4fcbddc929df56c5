import { useLoaderData } from 'react-router';
import { contentPaths } from '#shop/shopfront/content/paths.ts';
import { pictureUrl } from '#shop/base/files/picture-keys.ts';
import { Head } from '../../../design/head.tsx';
import { Picture } from '../../../design/picture.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useContentText } from '../content-text.ts';
import { Families } from './families.tsx';
import { Video } from './video.tsx';
import { WhitePapers } from './white-papers.tsx';
import styles from './tesa-tape.module.css';

export function loader({ context }: PageArgs) {
  return context.call(contentPaths.tapePage, {});
}

/** Mounting tape: description, the five families, a video, a flyer, white papers (A30). */
export function Component() {
  const t = useContentText();
  const { heroHash, families, video, flyerUrl, whitePapers } = useLoaderData<typeof loader>();
  return (
    <>
      <Head
        title={t('content.tape-title')}
        description={t('content.tape-description')}
        canonical="/TesaTape"
        picture={heroHash === null ? null : pictureUrl('content', heroHash, 1200, 'jpg')}
      />
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1>{t('content.tape-title')}</h1>
          <p>{t('content.tape-claim')}</p>
        </div>
        {heroHash === null ? null : (
          <div className={styles.picture}>
            <Picture
              folder="content"
              hash={heroHash}
              alt=""
              sizes="(width < 90rem) 100vw, 90rem"
              width={1600}
              height={600}
              widest={1600}
              eager
              fit="cover"
            />
          </div>
        )}
      </header>
      <div className="large at-most-60ch above-6 below-6">
        <p>{t('content.tape-text-1')}</p>
        <p>{t('content.tape-text-2')}</p>
      </div>
      <Families families={families} />
      <div className={styles.media}>
        <Video video={video} />
        <WhitePapers flyerUrl={flyerUrl} whitePapers={whitePapers} />
      </div>
    </>
  );
}
