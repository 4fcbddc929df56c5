import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TypedRow } from '#shop/trade/quick-order/typed-row.ts';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { pressLabelIn } from './label-code.ts';
import { rowOfLabel } from './row-of-label.ts';
import { scanCamera } from './scan-camera.ts';
import { useScanText } from './scan-text.ts';
import styles from './scanner.module.css';

export interface ScannerProps {
  onRow(this: void, row: TypedRow): void;
  onClose(this: void): void;
}

/** Scans labels with the camera: each code adds a row (G1), that of a press opens its page (J6). Loaded only on demand. */
export function Scanner({ onRow, onClose }: ScannerProps) {
  const t = useScanText();
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [message, setMessage] = useState('');
  const take = useEffectEvent(async (text: string) => {
    const press = pressLabelIn(text);
    if (press !== null) return location.assign(press);
    const row = await rowOfLabel(text);
    setMessage(row === null ? t('scan.unknown') : t('scan.added', { part: row.part }));
    if (row === null) return;
    navigator.vibrate?.(80); // heard and felt beside a running press
    onRow(row);
  });
  useEffect(() => {
    if (video.current === null) return undefined;
    const given = new AbortController();
    scanCamera(video.current, (text) => void take(text), given.signal).catch(() => setHasFailed(true));
    return () => given.abort();
  }, []);
  return (
    <Dialog narrow label={t('scan.title')} closeLabel={t('scan.close')} closeHref="/Quick-Order" onClose={onClose}>
      <p>{t('scan.hint')}</p>
      {hasFailed ? (
        <Notice kind="bad">{t('scan.failed')}</Notice>
      ) : (
        <video ref={video} className={styles.camera} muted playsInline aria-label={t('scan.title')} />
      )}
      <output className={styles.scanned}>{message}</output>
    </Dialog>
  );
}
