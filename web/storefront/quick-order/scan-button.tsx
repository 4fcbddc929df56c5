import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { useQuickOrderText } from './quick-order-text.ts';
import type { ScannerProps } from './scanner.tsx';

const loadScanner = () => import('./scanner.tsx');

/** Opens the camera to scan labels; only with script. */
export function ScanButton({ onRow }: Pick<ScannerProps, 'onRow'>) {
  const t = useQuickOrderText();
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof loadScanner>> | null>(null);
  return (
    <>
      <Button
        kind="secondary"
        type="button"
        className="scripted"
        onClick={() => void loadScanner().then((loaded) => setOpened(() => loaded))}
      >
        {t('quick-order.scan')}
      </Button>
      {opened === null ? null : <opened.Scanner onRow={onRow} onClose={() => setOpened(null)} />}
    </>
  );
}
