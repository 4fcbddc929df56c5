import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isTypedKept } from '../typed-again.ts';
import type { Again } from '../typed-form.ts';

/**
 * A form that met the end of its session is filled in again after the login; what became of it, on that page alone.
 * @param sent  what became of it on the server, for a browser without script
 */
export function useTypedAgain(customerId: number | undefined, sent?: Again): Again | null {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [filled, setFilled] = useState<{ key: string; again: Again | null } | null>(
    sent === undefined ? null : { key, again: sent },
  );
  useEffect(() => {
    if (customerId === undefined || !isTypedKept()) return undefined;
    let isShown = true;
    void import('../typed-form.ts').then(({ fillInAgain }) => {
      if (!isShown) return;
      const again = fillInAgain(customerId, { pathname, search });
      if (typeof again === 'object' && again !== null) void navigate(again.at, { replace: true });
      else setFilled({ key, again });
    });
    return () => {
      isShown = false;
    };
  }, [customerId, key, navigate, pathname, search]);
  return filled?.key === key ? filled.again : null;
}
