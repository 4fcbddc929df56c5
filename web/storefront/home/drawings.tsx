import styles from '../catalogue/drawing.module.css';

/** A doctor blade at its angle to the anilox roll, with the film of ink in front of it. */
export function BladeDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 240" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <circle className={styles.fill} data-ink="magenta" cx="150" cy="330" r="236" />
      <circle className={styles.hole} cx="150" cy="330" r="228" />
      <circle className={styles.line} cx="150" cy="330" r="228" />
      <circle className={styles.thin} cx="150" cy="330" r="216" strokeDasharray="3 5" />
      <g transform="translate(196 107) rotate(-32)">
        <path className={styles.hole} d="M0 0h34l8-7h190v20H42l-8-7H0Z" />
        <path className={styles.line} d="M0 0h34l8-7h190v20H42l-8-7H0Z" />
        <path className={styles.thin} d="M60-7v20M78-7v20M96-7v20M114-7v20M132-7v20" />
      </g>
      <path className={styles.measure} d="M196 110h150M306 110a110 110 0 0 0-17-58" />
      <text className={styles.text} x="312" y="88">
        32°
      </text>
    </svg>
  );
}

/** The cells of an anilox roll, some of them filled. */
export function AniloxDrawing() {
  const cells = Array.from({ length: 54 }, (_, index) => {
    const row = Math.floor(index / 9);
    return { x: 10 + (index % 9) * 48 + (row % 2) * 24, y: 12 + row * 42, isFull: (index * 7 + row) % 5 < 2 };
  });
  return (
    <svg className={styles.drawing} viewBox="0 0 400 240" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      {cells.map(({ x, y, isFull }) => (
        <path key={`${x} ${y}`} className={isFull ? styles.fill : styles.hole} data-ink="cyan" d={cellAt(x, y)} />
      ))}
      {cells.map(({ x, y }) => (
        <path key={`${x} ${y}`} className={styles.line} d={cellAt(x, y)} />
      ))}
      <path className={styles.measured} d={cellAt(202, 96)} />
      <text className={styles.text} x="202" y="101" textAnchor="middle">
        60°
      </text>
    </svg>
  );
}

const cellAt = (x: number, y: number) => `M${x} ${y - 24}l21 12v24l-21 12l-21-12v-24Z`;
