import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Notice } from '../../../design/notice.tsx';
import { scanCamera } from '../../quick-order/scan-camera.ts';
import { useScanText } from '../../quick-order/scan-text.ts';
import styles from '../../quick-order/scanner.module.css';

/** The camera, whose first code leads on; only with script. */
export function LiveCamera() {
  const t = useScanText();
  const navigate = useNavigate();
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const take = useEffectEvent((code: string) => {
    navigator.vibrate?.(80); // heard and felt beside a running press
    void navigate(`/Scan?code=${encodeURIComponent(code)}`, { replace: true });
  });
  useEffect(() => {
    if (video.current === null) return undefined;
    const given = new AbortController();
    const takeFirst = (code: string) => {
      given.abort();
      take(code);
    };
    scanCamera(video.current, takeFirst, given.signal).catch(() => setHasFailed(true));
    return () => given.abort();
  }, []);
  return hasFailed ? (
    <Notice kind="plain">{t('scan.no-camera')}</Notice>
  ) : (
    <video ref={video} className={`${styles.camera} scripted`} muted playsInline aria-label={t('scan.title')} />
  );
}
