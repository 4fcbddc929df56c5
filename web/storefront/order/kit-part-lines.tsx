import type { SoldKitPart } from '#shop/catalogue/kit-part.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { useText } from '../../texts/texts.tsx';
import styles from './kit-part-lines.module.css';

interface KitPartLinesProps {
  parts: readonly SoldKitPart[] | null | undefined;
  /** Quantity of the line. */
  kits: number;
}

/** The parts of a line's kits as its sub-lines (J7); nothing for other lines. */
export function KitPartLines({ parts, kits }: KitPartLinesProps) {
  const t = useText();
  if (parts == null || parts.length === 0) return null;
  return (
    <ul className={styles.parts} aria-label={t('catalogue.kit-parts')}>
      {parts.map(({ productId, productName, productIntro, quantity }) => (
        <li key={productId}>
          {`${quantity * kits} × `}
          <PartNumber>{productName}</PartNumber> {productIntro}
        </li>
      ))}
    </ul>
  );
}
