import { lazy, Suspense } from 'react';
import type { Refusal } from '#shop/operations/call-result.ts';
import { useLoginOverPage } from '../../session-end.ts';

const LoginOverPage = lazy(async () => ({ default: (await import('./login-over-page.tsx')).LoginOverPage }));

/** The login over a page of this customer whose session has expired (D14). */
export function LogInAgain({ customerId }: { customerId: number }) {
  const end = useLoginOverPage(isSessionOver);
  if (end === null) return null;
  return (
    <Suspense fallback={null}>
      <LoginOverPage customerId={customerId} onEnd={end} />
    </Suspense>
  );
}

function isSessionOver({ code }: Refusal): boolean {
  return code === 'session.missing';
}
