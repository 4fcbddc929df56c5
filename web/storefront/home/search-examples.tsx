import { PageLink } from '../../design/page-link.tsx';
import { searchAddress } from '../search/choice.ts';
import { useHomeText } from './home-text.ts';

/** Examples for the search in the header: a part number, words with a width, a part for a press. */
export function SearchExamples() {
  const t = useHomeText();
  const examples = (['number', 'words', 'press'] as const).map((each) => t(`home.example-${each}`));
  return (
    <p className="row soft">
      {t('home.examples')}
      {examples.map((keyword) => (
        <PageLink key={keyword} href={searchAddress({ keyword })}>
          {keyword}
        </PageLink>
      ))}
    </p>
  );
}
