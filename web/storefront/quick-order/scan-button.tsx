import { lazy, Suspense, useState } from 'react';
import type { TypedRow } from '#shop/lists/quick-order/typed-row.ts';
import { Button } from '../../design/button.tsx';
import { useQuickOrderText } from './quick-order-text.ts';

const Scanner = lazy(async () => ({ default: (await import('./scanner.tsx')).Scanner }));

/** Opens the camera to scan labels; only with script. */
export function ScanButton({ onRow }: { onRow(this: void, row: TypedRow): void }) {
  const t = useQuickOrderText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" type="button" className="scripted" onClick={() => setIsOpen(true)}>
        {t('quick-order.scan')}
      </Button>
      {isOpen ? (
        <Suspense>
          <Scanner onRow={onRow} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
