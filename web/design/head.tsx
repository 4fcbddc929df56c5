import { useText } from '../texts/texts.tsx';

interface HeadProps {
  title: string;
  description?: string | undefined;
  /** The one address of this content, a path; absent for pages that are nobody else's business. */
  canonical?: string | undefined;
}

/** Title and description of a screen; React lifts them into the document's head. */
export function Head({ title, description, canonical }: HeadProps) {
  const t = useText();
  return (
    <>
      <title>{`${title} · ${t('shell.name')}`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {canonical === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
    </>
  );
}
