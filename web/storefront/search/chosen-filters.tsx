import { machineLabel } from '#shop/catalogue/presses/machine-label.ts';
import type { Facet, Listing } from '#shop/shopfront/search/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { useFigures, useText } from '../../texts/texts.tsx';
import { searchAddress } from './choice.ts';
import { useChoice } from './pending-choice.ts';
import styles from './search.module.css';
import { useValueLabel } from './value-label.ts';

/** The active filters above the results, each a link that removes it, and one that removes all (I1). */
export function ChosenFilters({ listing }: { listing: Listing }) {
  const t = useText();
  const { choice } = useChoice();
  const chosen = useChosen(listing);
  const filters = [...new URLSearchParams(choice.filters)];
  if (filters.every(([key]) => key === 'sort')) return null;
  const without = (isRemoved: (key: string, value: string) => boolean) => {
    const kept = filters.filter(([key, value]) => !isRemoved(key, value));
    return searchAddress({ ...choice, productId: undefined, page: 1, filters: new URLSearchParams(kept).toString() });
  };
  return (
    <nav className={styles.chosen} aria-label={t('catalogue.chosen-filters')}>
      <ul className="row list">
        {chosen.map(({ keys, value, name }) => (
          <li key={name}>
            <PageLink
              className="boxed"
              href={without((key, other) => keys.includes(key) && (value ?? other) === other)}
              aria-label={t('catalogue.remove-filter', { filter: name })}
            >
              {name} ×
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink href={without((key) => key !== 'sort')}>{t('catalogue.clear')}</PageLink>
        </li>
      </ul>
    </nav>
  );
}

interface ChosenFilter {
  /** Names in the address: the serial number goes with its press. */
  keys: readonly string[];
  /** Absent: any. */
  value?: string;
  name: string;
}

/** The filters of the address that this list knows. */
function useChosen({ press, filters }: Listing): ChosenFilter[] {
  const t = useText();
  const { measure } = useFigures();
  const labelOf = useValueLabel();
  const { types = [], facets = [] } = filters ?? {};
  return [
    ...(press === null
      ? []
      : [
          {
            keys: ['press', 'serial'],
            name: t('catalogue.press-only', { press: machineLabel({ machineName: '', ...press }) }),
          },
        ]),
    ...types.flatMap(({ name, isChosen }) => (isChosen ? { keys: ['type'], name } : [])),
    ...facets.flatMap((facet): ChosenFilter[] => {
      const label = facetLabel(facet);
      return [
        ...facet.values
          .filter(({ isChosen }) => isChosen)
          .map((each) => ({ keys: ['f'], value: `${facet.id}:${each.value}`, name: `${label}: ${labelOf(each)}` })),
        ...(['from', 'to'] as const).flatMap((end) => {
          const figure = facet.range?.[end] ?? null;
          const name = `${t(`catalogue.${end}`, { label })} ${figure === null ? '' : measure(figure)}`;
          return figure === null ? [] : { keys: [`${end}${facet.id}`], name };
        }),
      ];
    }),
  ];
}

/** 'Thickness (mm)'. */
export function facetLabel({ name, unit }: Pick<Facet, 'name' | 'unit'>): string {
  return unit === '' ? name : `${name} (${unit})`;
}
