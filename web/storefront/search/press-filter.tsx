import { machineLabel } from '#shop/catalogue/presses/machine-label.ts';
import type { Listing } from '#shop/shopfront/search/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { useShell } from '../../shell/shell.ts';
import { useText } from '../../texts/texts.tsx';
import { type Choice, searchAddress } from './choice.ts';
import styles from './filters.module.css';

/**
 * Narrows the list to the parts that fit the member's chosen press, or the press in the address, and drops that again. A link, so that it
 * works without script; the press stays in the address while the list changes (J2).
 */
export function PressFilter({ listing, choice }: { listing: Listing; choice: Choice }) {
  const t = useText();
  const { machine } = useShell();
  const { press, mode } = listing;
  if (press === null && (machine === null || mode === 'all')) return null;
  const asked = press ?? machine;
  if (asked === null) return null;
  const name = machineLabel({ machineName: '', ...asked });
  const filters = toggleFilter(choice, asked, press !== null);
  const address = searchAddress({ ...choice, productId: undefined, page: 1, filters });
  return (
    <div className={styles.list}>
      <fieldset>
        <legend>{t('catalogue.press')}</legend>
        {press === null ? (
          <PageLink href={address}>{t('catalogue.press-only', { press: name })}</PageLink>
        ) : (
          <>
            {t('catalogue.press-only', { press: name })} <PageLink href={address}>{t('catalogue.clear')}</PageLink>
          </>
        )}
      </fieldset>
    </div>
  );
}

function toggleFilter(
  { filters }: Choice,
  { modelId, serial }: { modelId: number; serial: string },
  isOn: boolean,
): string {
  const query = new URLSearchParams(filters);
  query.delete('press');
  query.delete('serial');
  if (!isOn) {
    query.set('press', String(modelId));
    if (serial !== '') query.set('serial', serial);
  }
  return query.toString();
}
