import { useState } from 'react';
import { useLocation } from 'react-router';
import { unreachable } from '../../call-api.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useQuickOrderText } from './quick-order-text.ts';
import type { ScannerProps } from './scanner.tsx';

const loadScanner = () => import('./scanner.tsx');

/** Opens the camera to scan labels, at once on an address with `scan=1`; only with script. */
export function ScanButton({ onRow }: Pick<ScannerProps, 'onRow'>) {
  const t = useQuickOrderText();
  const isAsked = new URLSearchParams(useLocation().search).has('scan');
  const [press, setPress] = useState<object | null>(isAsked ? {} : null);
  const code = useLoaded(loadScanner, press);
  return (
    <>
      <Button kind="secondary" type="button" className="scripted" onClick={() => setPress({})}>
        {t('quick-order.scan')}
      </Button>
      {code === 'unreachable' ? <Notice kind="bad">{unreachable('read').message}</Notice> : null}
      {press === null || code === null || code === 'unreachable' ? null : (
        <code.Scanner onRow={onRow} onClose={() => setPress(null)} />
      )}
    </>
  );
}
