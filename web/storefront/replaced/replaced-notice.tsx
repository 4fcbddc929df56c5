import type { Replaced } from '#shop/shopfront/search/paths.ts';
import { useText } from '../../texts/texts.tsx';
import { SuccessorList } from './successor-list.tsx';

/** States that a part is replaced, with a link to its replacement; nothing is swapped (J5). */
export function ReplacedNotice({ replaced }: { replaced: Replaced | null }) {
  const t = useText();
  if (replaced === null) return null;
  const { productName, isOffered, note, successors } = replaced;
  return (
    <section className="hint-box tight" aria-labelledby="replaced-title">
      <p id="replaced-title">
        <strong>{t(isOffered ? 'replaced.offered' : 'replaced.gone', { name: productName })}</strong>
      </p>
      <SuccessorList successors={successors} />
      {note === '' ? null : <p>{note}</p>}
    </section>
  );
}
