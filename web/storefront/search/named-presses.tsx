import type { Listing } from '#shop/shopfront/search/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { linksOfPress } from '../../shell/found-places.ts';
import { useText } from '../../texts/texts.tsx';

/** The parts, drawings and manuals of each press that the keyword names (I2). */
export function NamedPresses({ listing: { presses } }: { listing: Listing }) {
  const t = useText();
  if (presses.length === 0) return null;
  return (
    <ul className="list grid gap-2 below-4" aria-label={t('catalogue.found-presses')}>
      {presses.map((press) => (
        <li key={press.modelId}>
          {linksOfPress(press, t).map(({ id, href, label }) => (
            <PageLink key={id} href={href}>
              {label}
            </PageLink>
          ))}
        </li>
      ))}
    </ul>
  );
}
