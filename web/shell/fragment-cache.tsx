import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#texts/languages.ts';
import { LinkPrefix } from '../design/page-link.tsx';
import { TextsProvider } from '../texts/texts.tsx';
import type { CachedFragment } from './cached-fragment.tsx';

const drawn = new WeakMap<object, Map<string, string>>();

/** Caches rendered fragments while their source object exists. */
export function fragmentCacheFor(language: Language, linkPrefix: string): CachedFragment {
  return (of, name, part) => {
    const parts = drawn.get(of) ?? new Map<string, string>();
    drawn.set(of, parts);
    const key = `${language} ${linkPrefix} ${name}`;
    const markup =
      parts.get(key) ??
      renderToStaticMarkup(
        <TextsProvider language={language}>
          <LinkPrefix value={linkPrefix}>{part}</LinkPrefix>
        </TextsProvider>,
      );
    parts.set(key, markup);
    return markup;
  };
}
