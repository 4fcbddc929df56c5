import type { SalesUnit } from '#shop/catalogue/parts/sales-unit.ts';
import { useText } from '../../texts/texts.tsx';

interface PackCountProps {
  /** Units of sale. */
  quantity: number;
  unit: SalesUnit | null;
  unitPieces: number;
}

/** '20 packs of 40 = 800 pieces' for the typed quantity; nothing for a part that is sold as single pieces. */
export function PackCount({ quantity, unit, unitPieces }: PackCountProps) {
  const t = useText();
  if (unitPieces === 1) return null;
  return (
    <small className="own-line">
      {t('unit.pieces', { units: quantity, unit: unit ?? 'pack', each: unitPieces, pieces: quantity * unitPieces })}
    </small>
  );
}
