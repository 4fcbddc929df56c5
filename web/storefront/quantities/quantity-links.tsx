import { PageLink } from '../../design/page-link.tsx';
import { useText } from '../../texts/texts.tsx';

interface QuantityLinksProps {
  nearest: readonly number[];
  /** Name of the line. */
  name: string;
  hrefOf(this: void, quantity: number): string;
}

/** The nearest quantities in which a part is sold, as links to the page with that quantity in its field (K4). */
export function QuantityLinks({ nearest, name, hrefOf }: QuantityLinksProps) {
  const t = useText();
  return (
    <span className="row off-paper gap-2 above-2 small">
      {nearest.map((count) => (
        <PageLink
          key={count}
          href={hrefOf(count)}
          className="boxed"
          aria-label={`${name}: ${t('product.use-quantity', { count })}`}
        >
          {t('product.use-quantity', { count })}
        </PageLink>
      ))}
    </span>
  );
}
