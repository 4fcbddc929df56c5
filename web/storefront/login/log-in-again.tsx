import { useEffect } from 'react';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { useLoginOverPage } from '../../session-end.ts';
import { useLoaded } from '../../use-loaded.ts';

const loadPage = () => import('./login-over-page.tsx');

/** The login over a page of this customer whose session has expired (D14). */
export function LogInAgain({ customerId }: { customerId: number }) {
  const end = useLoginOverPage(isSessionOver);
  const page = useLoaded(loadPage, end);
  useEffect(() => {
    if (page === 'unreachable') end?.(false); // as if they had closed it: the input stays, and the next press tries again
  }, [page, end]);
  return end === null || page === null || page === 'unreachable' ? null : (
    <page.LoginOverPage customerId={customerId} onEnd={end} />
  );
}

function isSessionOver({ code }: Refusal): boolean {
  return code === 'session.missing';
}
