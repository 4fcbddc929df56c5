import { type SalesUnit, unitsFor } from '#shop/catalogue/parts/sales-unit.ts';
import { useText } from '../../texts/texts.tsx';

interface NeededUnitsProps {
  /** In pieces. */
  quantity: number;
  unit: SalesUnit | null;
  unitPieces: number;
}

/** '20 pieces: 1 pack of 40', because the basket counts packs; nothing for a part that is sold as single pieces. */
export function NeededUnits({ quantity, unit, unitPieces }: NeededUnitsProps) {
  const t = useText();
  if (unitPieces === 1) return null;
  const units = unitsFor(quantity, unitPieces);
  return (
    <span className="own-line">
      {t('unit.needed', {
        pieces: quantity,
        exact: quantity === units * unitPieces ? 'yes' : 'no',
        unit: unit ?? 'pack',
        units,
        each: unitPieces,
      })}
    </span>
  );
}

/** '800 pieces = 20 packs of 40' for a typed number of units; nothing for a part that is sold as single pieces. */
export function PackCount({ quantity, ...sold }: NeededUnitsProps) {
  return sold.unitPieces === 1 ? null : (
    <small>
      <NeededUnits quantity={quantity * sold.unitPieces} {...sold} />
    </small>
  );
}
