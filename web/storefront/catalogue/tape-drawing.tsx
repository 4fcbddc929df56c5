import styles from './drawing.module.css';

/** A roll of tape from its side, unrolling, with its core diameter. */
export function TapeDrawing() {
  const rings = [86, 80, 74, 68, 62, 56, 50];
  return (
    <svg className={styles.drawing} viewBox="0 0 400 240" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <circle className={styles.fill} data-ink="yellow" cx="150" cy="120" r="86" />
      <circle className={styles.hole} cx="150" cy="120" r="42" />
      {rings.map((r) => (
        <circle key={r} className={`${styles.thin} ${styles.ring}`} cx="150" cy="120" r={r} />
      ))}
      <circle className={styles.line} cx="150" cy="120" r="86" />
      <path className={styles.line} d="M150 206H400" />
      <path className={styles.thin} d="M150 202H400" />
      <Measure from={[108, 120]} to={[192, 120]} text="76" />
      <path className={styles.measure} d="M300 206v14M300 202v-14" />
      <text className={styles.text} x="308" y="192">
        0.38
      </text>
    </svg>
  );
}

function Measure({ from: [x1, y], to: [x2], text }: { from: [number, number]; to: [number, number]; text: string }) {
  return (
    <>
      <path className={styles.measure} d={`M${x1} ${y}H${x2}M${x1} ${y - 6}v12M${x2} ${y - 6}v12`} />
      <text className={styles.text} x={(x1 + x2) / 2} y={y - 8} textAnchor="middle">
        {text}
      </text>
    </>
  );
}
