import type { Specification } from '#shop/catalogue/specifications/specification.ts';
import { useFigures, useText } from '../../texts/texts.tsx';
import styles from './specification-table.module.css';

interface SpecificationTableProps {
  specifications: readonly Specification[];
  heading: 'h2' | 'h3';
}

/** Specifications of a part, a row for each attribute (I1); nothing if there are none. */
export function SpecificationTable({ specifications, heading: Heading }: SpecificationTableProps) {
  const t = useText();
  if (specifications.length === 0) return null;
  return (
    <section className={styles.specifications} aria-labelledby="specifications-title">
      <Heading id="specifications-title">{t('product.specifications')}</Heading>
      <table className="table compact">
        <tbody>
          {specifications.map((specification) => (
            <tr key={specification.name}>
              <th scope="row">{specification.name}</th>
              <td>
                <Value of={specification} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One value with its unit, in the reader's language. */
export function Value({ of: { unit, low, high, words, flag } }: { of: Specification }) {
  const t = useText();
  const { measure } = useFigures();
  if (flag !== null) return <>{t(flag ? 'product.yes' : 'product.no')}</>;
  if (low === null || high === null) return <>{withUnit(words.join(', '), unit)}</>;
  return <>{withUnit(measure(low, high), unit)}</>;
}

function withUnit(value: string, unit: string): string {
  return unit === '' ? value : `${value}\u00a0${unit}`;
}
