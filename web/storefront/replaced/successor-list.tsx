import { PageLink } from '../../design/page-link.tsx';
import type { Successor } from '#shop/search/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { Price } from '../../design/price.tsx';
import { productAddress } from '../catalogue/addresses.ts';
import styles from './replaced.module.css';
import { useReplacedText } from './replaced-text.ts';

interface SuccessorListProps {
  successors: readonly Successor[];
  /** Action for each replacement. */
  children?: (successor: Successor) => React.ReactNode;
}

/** Replacements of a part, with quantity and price (J5); nothing if there are none. */
export function SuccessorList({ successors, children }: SuccessorListProps) {
  const t = useReplacedText();
  if (successors.length === 0) return null;
  return (
    <ul className={styles.successors} aria-label={t('replaced.by')}>
      {successors.map((successor) => (
        <li key={successor.productId}>
          {successor.quantity === 1 ? null : t('replaced.count', { count: successor.quantity })}{' '}
          <PageLink href={productAddress({ id: successor.productId, name: successor.productName })}>
            <PartNumber>{successor.productName}</PartNumber>
          </PageLink>{' '}
          <span>{successor.productIntro}</span>{' '}
          {successor.price === null ? null : (
            <Price minor={successor.price.unitPriceMinor} currency={successor.price.currency} />
          )}
          {children?.(successor)}
        </li>
      ))}
    </ul>
  );
}

/** Replacements within a line of a list, after a note that the part is replaced. */
export function ReplacedBy({ successors, children }: SuccessorListProps) {
  const t = useReplacedText();
  if (successors.length === 0) return null;
  return (
    <span className={styles.line}>
      <strong>{t('replaced.by')}</strong>
      <SuccessorList successors={successors}>{children}</SuccessorList>
    </span>
  );
}
