import { useWholeAddress } from '../public-url.tsx';
import { languages } from '#texts/languages.ts';
import { inLanguage } from '../language-address.ts';
import { useIsVisitors } from '../shell/shell.ts';
import { usePageTitle, useShopName } from '../shell/shop-face.ts';
import { useLanguage } from '../texts/texts.tsx';

interface HeadProps {
  title: string;
  description?: string | undefined;
  /** The canonical address of this content, a path; absent for private pages. */
  canonical?: string | undefined;
  /** The picture of the page for sharing: a path or a whole address. */
  picture?: string | null | undefined;
}

/** Title and description of a screen; React lifts them into the document's head. */
export function Head({ title, description, canonical, picture }: HeadProps) {
  const isVisitors = useIsVisitors();
  return (
    <>
      <title>{usePageTitle(title)}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {canonical === undefined || !isVisitors ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Shared title={title} description={description} canonical={canonical} picture={picture} />
      )}
    </>
  );
}

/** Metadata for search engines and messengers; both need full addresses. */
function Shared({ title, description, canonical, picture }: HeadProps & { canonical: string }) {
  const whole = useWholeAddress();
  const here = whole(inLanguage(canonical, useLanguage()));
  return (
    <>
      <link rel="canonical" href={here} />
      {/* Readers of other languages get the plain address, which chooses by the browser's language (N2). */}
      <link rel="alternate" hrefLang="x-default" href={whole(canonical)} />
      {Object.keys(languages).map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={whole(inLanguage(canonical, each))} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={useShopName()} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={here} />
      {description === undefined ? null : <meta property="og:description" content={description} />}
      {picture == null ? null : <meta property="og:image" content={whole(picture)} />}
    </>
  );
}
