import { PartNumber } from '../design/part-number.tsx';

interface PartLinksProps {
  parts: readonly { productId: number; part: string; quantity: number }[];
  hrefOf: (productId: number) => string;
  /** Shown if there are none. */
  none: string;
}

/** Links to other parts, with their quantities. */
export function PartLinks({ parts, hrefOf, none }: PartLinksProps) {
  if (parts.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {parts.map(({ productId, part, quantity }) => (
        <li key={productId}>
          <a href={hrefOf(productId)}>
            <PartNumber>{part}</PartNumber>
          </a>{' '}
          {quantity === 1 ? null : `(${quantity} ×)`}
        </li>
      ))}
    </ul>
  );
}
