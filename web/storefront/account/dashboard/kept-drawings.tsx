import { useEffect, useState } from 'react';
import { PageLink } from '../../../design/page-link.tsx';
import { keptTitle } from '../../presses/kept/kept-title.ts';
import { ownCopies } from '../../presses/kept/kept-copies.ts';
import { useAccountText } from '../account-text.ts';

/** The drawings and manuals that this browser keeps for reading without a network; nothing before it has any. */
export function KeptDrawings() {
  const t = useAccountText();
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    const isOff = !('caches' in globalThis) || !('cookieStore' in globalThis);
    if (isOff) return;
    ownCopies()
      .then(({ copies }) => setAddresses(copies.map(({ address }) => address)))
      .catch(() => undefined); // the list is a help
  }, []);
  if (addresses.length === 0) return null;
  return (
    <>
      <h3>{t('account.kept-drawings')}</h3>
      <ul className="list stack">
        {addresses.map((address) => (
          <li key={address}>
            <PageLink href={address} data-reload>
              {keptTitle(address)}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
