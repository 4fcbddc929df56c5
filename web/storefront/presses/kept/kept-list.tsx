import { type ReactNode, useEffect, useState } from 'react';
import { cacheNameOf, copyAddressOf, type KeptCopy, ownCopies } from './kept-copies.ts';
import { isStartPage } from './start-page.ts';

/** The drawings and manuals that this browser keeps for reading without a network, below a heading; nothing before it has any. */
export function KeptList({ heading }: { heading: ReactNode }) {
  const [kept, setKept] = useState<readonly { address: string; title: string }[]>([]);
  useEffect(() => {
    const isOff = !('caches' in globalThis) || !('cookieStore' in globalThis);
    if (isOff) return;
    listKept()
      .then(setKept)
      .catch(() => undefined); // the list is a help
  }, []);
  if (kept.length === 0) return null;
  return (
    <>
      {heading}
      <ul className="list stack">
        {kept.map(({ address, title }) => (
          <li key={address}>
            <a href={address} data-reload>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

async function listKept() {
  const { copies } = await ownCopies();
  const others = copies.filter(({ address }) => !isStartPage(address));
  return Promise.all(others.map(async (copy) => ({ address: copy.address, title: await titleOf(copy) })));
}

/** Heading of a kept copy: 'P5-13: Print unit', 'Manual: P5-13'. Its address is a name for links alone. */
async function titleOf(copy: KeptCopy): Promise<string> {
  const page = await caches.match(copyAddressOf(copy.address), { cacheName: cacheNameOf(copy), ignoreVary: true });
  const html = new DOMParser().parseFromString((await page?.text()) ?? '', 'text/html');
  return html.querySelector('h1')?.textContent ?? copy.address;
}
