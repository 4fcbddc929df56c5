import { useScanText } from '../../quick-order/scan-text.ts';

/** A drawn type plate, with the serial number marked. */
export function TypePlate() {
  const t = useScanText();
  return (
    <figure>
      <svg
        viewBox="0 0 300 150"
        width="300"
        height="150"
        role="img"
        aria-label={t('scan.plate')}
        fill="none"
        stroke="currentColor"
      >
        <rect x="4" y="4" width="292" height="142" rx="8" strokeWidth="2" />
        {[14, 286].flatMap((x) => [14, 136].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />))}
        <g fill="currentColor" stroke="none" fontSize="15">
          <text x="30" y="38" fontWeight="700">
            {t('scan.plate-maker')}
          </text>
          <text x="30" y="66">
            {t('scan.plate-type')}
          </text>
          <text x="150" y="66">
            {PLATE.type}
          </text>
          <text x="30" y="94">
            {t('scan.plate-serial')}
          </text>
          <text x="150" y="94" fontWeight="700">
            {PLATE.serial}
          </text>
          <text x="30" y="122">
            {t('scan.plate-year')}
          </text>
          <text x="150" y="122">
            {PLATE.year}
          </text>
        </g>
        <rect x="140" y="76" width="130" height="26" rx="13" stroke="var(--action)" strokeWidth="3" />
      </svg>
      <figcaption className="soft">{t('scan.plate-hint')}</figcaption>
    </figure>
  );
}

/** An example, the same in every language. */
const PLATE = { type: '2200', serial: '2200-140', year: '2009' };
