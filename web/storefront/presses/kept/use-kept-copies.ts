import { useEffect } from 'react';
import { useShell } from '../../../shell/shell.ts';
import { endCopies } from './kept-copies.ts';
import { START_PAGE } from './start-page.ts';

/**
 * Keeps pages and files for reading without a network, with the start page that leads to them, after the page has been shown; without a session all copies are deleted. Staff
 * who order for a member keep nothing of theirs.
 * @param addresses as in the shop's links, without a language prefix
 */
export function useKeptCopies(addresses: readonly string[]): void {
  const { me, orderingFor } = useShell();
  const isOwn = me !== null && orderingFor === null;
  const asked = addresses.join(' ');
  useEffect(() => {
    const work = isOwn ? keep([START_PAGE, ...asked.split(' ')]) : endCopies();
    work.catch(() => undefined); // a copy is a help: without a network or without room the page is as good as before
  }, [asked, isOwn]);
}

async function keep(addresses: readonly string[]): Promise<void> {
  const { keepCopies } = await import('./keep-copies.ts');
  await keepCopies(addresses.filter((address) => address !== ''));
}
