import type { Successor } from '#shop/finding/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { Price } from '../../design/price.tsx';
import { productAddress } from '../catalogue/addresses.ts';
import styles from './replaced.module.css';
import { useReplacedText } from './replaced-text.ts';

interface SuccessorListProps {
  successors: readonly Successor[];
  /** What stands behind each: the way to take it. */
  children?: (successor: Successor) => React.ReactNode;
}

/** What takes the place of a part, each with how many of it and what it costs (J5); nothing where there is none. */
export function SuccessorList({ successors, children }: SuccessorListProps) {
  const t = useReplacedText();
  if (successors.length === 0) return null;
  return (
    <ul className={styles.successors} aria-label={t('replaced.by')}>
      {successors.map((successor) => (
        <li key={successor.productId}>
          {successor.quantity === 1 ? null : t('replaced.count', { count: successor.quantity })}{' '}
          <a href={productAddress({ id: successor.productId, name: successor.productName })}>
            <PartNumber>{successor.productName}</PartNumber>
          </a>{' '}
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

/** The same within a line of a list, which says before it that the part is replaced. */
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
