import { PageLink } from '../../design/page-link.tsx';
import type { Successor } from '#shop/shopfront/search/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { Price } from '../../design/price.tsx';
import { productAddress } from '../catalogue/addresses.ts';
import { useText } from '../../texts/texts.tsx';

/** A replacement, with its price where one is shown. */
type NamedSuccessor = Pick<Successor, 'productId' | 'productName' | 'productIntro' | 'quantity'> &
  Partial<Pick<Successor, 'price'>>;

interface SuccessorListProps<Each extends NamedSuccessor> {
  successors: readonly Each[];
  /** Action for each replacement. */
  children?: (successor: Each) => React.ReactNode;
}

/** Replacements of a part, with quantity and price (J5); nothing if there are none. */
export function SuccessorList<Each extends NamedSuccessor>({ successors, children }: SuccessorListProps<Each>) {
  const t = useText();
  if (successors.length === 0) return null;
  return (
    <ul className="list grid gap-1 above-2" aria-label={t('replaced.by')}>
      {successors.map((successor) => (
        <li key={successor.productId}>
          {successor.quantity === 1 ? null : t('replaced.count', { count: successor.quantity })}{' '}
          <PageLink href={productAddress({ id: successor.productId, name: successor.productName })}>
            <PartNumber>{successor.productName}</PartNumber>
          </PageLink>{' '}
          <span>{successor.productIntro}</span>{' '}
          {successor.price == null ? null : (
            <Price minor={successor.price.unitPriceMinor} currency={successor.price.currency} />
          )}
          {children?.(successor)}
        </li>
      ))}
    </ul>
  );
}

/** Replacements within a line of a list, after a note that the part is replaced. */
export function ReplacedBy<Each extends NamedSuccessor>({ successors, children }: SuccessorListProps<Each>) {
  const t = useText();
  if (successors.length === 0) return null;
  return (
    <span className="block above-2">
      <strong>{t('replaced.by')}</strong>
      <SuccessorList successors={successors}>{children}</SuccessorList>
    </span>
  );
}
