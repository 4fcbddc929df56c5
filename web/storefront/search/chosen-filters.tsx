import type { Facet, Listing } from '#shop/search/paths.ts';
import { Icon } from '../../design/icon.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { useFigures, useText } from '../../texts/texts.tsx';
import { machineLabel } from '../presses/machine-name.ts';
import { searchAddress } from './choice.ts';
import { useChoice } from './pending-choice.ts';
import styles from './search.module.css';
import { useValueLabel } from './value-label.ts';

/** The active filters above the results, each a link that removes it, and one that removes all (I1). */
export function ChosenFilters({ listing }: { listing: Listing }) {
  const t = useText();
  const { choice } = useChoice();
  const nameOf = useFilterName(listing);
  const filters = [...new URLSearchParams(choice.filters)];
  const chosen = filters.flatMap(([key, value]) => {
    const name = nameOf(key, value);
    return name === null ? [] : [{ key, value, name }];
  });
  if (filters.every(([key]) => key === 'sort')) return null;
  const addressOf = (kept: string[][]) =>
    searchAddress({ ...choice, productId: undefined, page: 1, filters: new URLSearchParams(kept).toString() });
  return (
    <nav className={styles.chosen} aria-label={t('catalogue.chosen-filters')}>
      <ul className="row list">
        {chosen.map(({ key, value, name }) => (
          <li key={`${key} ${value}`}>
            <PageLink
              className="boxed"
              href={addressOf(filters.filter((each) => !isRemovedWith(each, key, value)))}
              aria-label={t('catalogue.remove-filter', { filter: name })}
            >
              {name} <Icon shape="close" size={14} />
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink href={addressOf(filters.filter(([key]) => key === 'sort'))}>{t('catalogue.clear')}</PageLink>
        </li>
      </ul>
    </nav>
  );
}

/** The serial number goes with its press. */
function isRemovedWith([key, value]: string[], removedKey: string, removedValue: string): boolean {
  if (removedKey === 'press') return key === 'press' || key === 'serial';
  return key === removedKey && value === removedValue;
}

/** Names a filter of the address; null: not shown, or unknown to this list. */
function useFilterName({ filters, press }: Listing) {
  const t = useText();
  const { measure } = useFigures();
  const labelOf = useValueLabel();
  const facetOf = (id: string | undefined) => filters?.facets.find((facet) => String(facet.id) === id);
  return (key: string, value: string): string | null => {
    if (key === 'press')
      return press === null ? null : t('catalogue.press-only', { press: machineLabel({ machineName: '', ...press }) });
    if (key === 'type') return filters?.types.find(({ id }) => String(id) === value)?.name ?? null;
    if (key === 'f') {
      const [id, ...words] = value.split(':');
      const facet = facetOf(id);
      const known = facet?.values.find((each) => each.value === words.join(':'));
      return facet === undefined
        ? null
        : `${facetLabel(facet)}: ${known === undefined ? words.join(':') : labelOf(known)}`;
    }
    const [, end, id] = /^(from|to)(\d+)$/.exec(key) ?? [];
    const facet = facetOf(id);
    if (facet === undefined) return null;
    const figure = Number(value.replace(',', '.'));
    const shown = Number.isFinite(figure) ? measure(figure) : value;
    return `${t(end === 'from' ? 'catalogue.from' : 'catalogue.to', { label: facetLabel(facet) })} ${shown}`;
  };
}

/** 'Thickness (mm)'. */
export function facetLabel({ name, unit }: Pick<Facet, 'name' | 'unit'>): string {
  return unit === '' ? name : `${name} (${unit})`;
}
