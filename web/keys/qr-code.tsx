import type { QrDrawing } from '#shop/base/kernel/qr-drawing.ts';
import styles from './qr-code.module.css';

/** A QR code as wide as its place, with its quiet zone. */
export function QrCode({ qr: { size, path }, label }: { qr: QrDrawing; label: string }) {
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dark} d={path} />
    </svg>
  );
}
