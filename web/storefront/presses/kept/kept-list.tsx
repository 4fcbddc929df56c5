import { type ReactNode, useEffect, useState } from 'react';
import { isStartPage, ownCopies } from './kept-copies.ts';
import { keptTitle } from './kept-title.ts';

/** The drawings and manuals that this browser keeps for reading without a network, below a heading; nothing before it has any. */
export function KeptList({ heading }: { heading: ReactNode }) {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    const isOff = !('caches' in globalThis) || !('cookieStore' in globalThis);
    if (isOff) return;
    ownCopies()
      .then(({ copies }) => setAddresses(copies.map(({ address }) => address).filter((each) => !isStartPage(each))))
      .catch(() => undefined); // the list is a help
  }, []);
  if (addresses.length === 0) return null;
  return (
    <>
      {heading}
      <ul className="list stack">
        {addresses.map((address) => (
          <li key={address}>
            <a href={address} data-reload>
              {keptTitle(address)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
