import type { Machine } from '#shop/catalogue/presses/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { useSearchLink } from '../catalogue/use-search-link.ts';
import { machineAddress, machineTitle, partsAddress } from '../presses/machine-name.ts';
import { useHomeText } from './home-text.ts';

const MAX_SHOWN = 4;

/** The company's presses, each with the parts that fit it (J3); nothing without presses. */
export function OwnPresses({ machines }: { machines: readonly Machine[] }) {
  const t = useHomeText();
  const to = useSearchLink();
  if (machines.length === 0) return null;
  return (
    <section className="below-5 small-heads" aria-labelledby="own-presses">
      <h2 id="own-presses">{t('home.presses')}</h2>
      <ul className="row list">
        {machines.slice(0, MAX_SHOWN).map((machine) => (
          <li key={machine.machineId} className="panel grid padded-3">
            <PageLink href={machineAddress(machine.machineId)}>{machineTitle(machine)}</PageLink>{' '}
            <PageLink href={to(partsAddress(machine))} className="soft">
              {t('home.press-parts')}
            </PageLink>
          </li>
        ))}
      </ul>
      {machines.length <= MAX_SHOWN ? null : <PageLink href="/My-Presses">{t('home.presses-all')}</PageLink>}
    </section>
  );
}
