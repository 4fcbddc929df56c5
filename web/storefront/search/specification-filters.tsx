import { Form, useSubmit } from 'react-router';
import type { Facet, Listing } from '#shop/shopfront/search/paths.ts';
import { Button } from '../../design/button.tsx';
import { useFigures, useText } from '../../texts/texts.tsx';
import { type Choice, pressFilterOf, searchAddress } from './choice.ts';
import { facetLabel } from './chosen-filters.tsx';
import styles from './filters.module.css';
import { LongList } from './long-list.tsx';
import { useValueLabel } from './value-label.ts';

/**
 * Facets of the list's specifications, one control each, with the remaining count of each value (I1). With script a
 * checkbox applies at once, and a range when its fields lose focus; without it, a button applies them.
 */
export function SpecificationFilters({ listing: { filters }, choice }: { listing: Listing; choice: Choice }) {
  const t = useText();
  const submit = useSubmit();
  if (filters === null || (filters.types.length < 2 && filters.facets.length === 0)) return null;
  const beside = new URLSearchParams(
    searchAddress({ ...choice, filters: pressFilterOf(choice), page: 1, productId: undefined }).slice('/search'.length),
  );
  return (
    <Form
      discover="none"
      key={choice.filters ?? ''}
      action="/search"
      autoComplete="off"
      className={styles.list}
      onChange={({ target, currentTarget }) => {
        if (!(target instanceof HTMLInputElement && target.type === 'text')) currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(readFilled(event.currentTarget), { action: '/search', preventScrollReset: true });
      }}
    >
      {[...beside, ...hiddenRanges(choice, filters.facets)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.types.length < 2 ? null : (
        <fieldset>
          <legend>{t('catalogue.type')}</legend>
          <Tick
            type="radio"
            name="type"
            value=""
            label={t('catalogue.all-types')}
            isChosen={!filters.types.some(({ isChosen }) => isChosen)}
          />
          <LongList
            choices={filters.types.map(({ id, name, count, isChosen }) => ({
              isChosen,
              field: (
                <Tick
                  key={id}
                  type="radio"
                  name="type"
                  value={String(id)}
                  label={name}
                  count={count}
                  isChosen={isChosen}
                />
              ),
            }))}
          />
        </fieldset>
      )}
      {filters.facets.map((facet) => (
        <FacetFields key={facet.id} facet={facet} />
      ))}
      <noscript>
        <Button type="submit" kind="secondary">
          {t('catalogue.apply')}
        </Button>
      </noscript>
    </Form>
  );
}

/** Empty fields stay out of the address. */
function readFilled(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(fields);
}

/** Values too many to list are a range, and so is an attribute whose range is typed. */
function isRange({ values, range }: Facet): boolean {
  if (range === null) return false;
  const isTyped = range.from !== null || range.to !== null;
  return values.length === 0 || (isTyped && values.every(({ isChosen }) => !isChosen));
}

/** Active ranges of attributes that show their values: the form keeps them. */
function hiddenRanges({ filters }: Choice, facets: readonly Facet[]): [string, string][] {
  const names = facets.filter((facet) => !isRange(facet)).flatMap(({ id }) => [`from${id}`, `to${id}`]);
  return [...new URLSearchParams(filters)].filter(([name]) => names.includes(name));
}

/** The values of an attribute, or a range. */
function FacetFields({ facet }: { facet: Facet }) {
  const labelOf = useValueLabel();
  const { id, values, range } = facet;
  return (
    <fieldset>
      <legend>{facetLabel(facet)}</legend>
      {range === null || !isRange(facet) ? (
        <LongList
          choices={values.map((value) => ({
            isChosen: value.isChosen,
            field: (
              <Tick
                key={value.value}
                type="checkbox"
                name="f"
                value={`${id}:${value.value}`}
                label={labelOf(value)}
                count={value.count}
                isChosen={value.isChosen}
              />
            ),
          }))}
        />
      ) : (
        <Range facet={facet} range={range} />
      )}
    </fieldset>
  );
}

/** It applies when its fields lose focus, also by clicking the button that shows the results. */
function Range({ facet, range }: { facet: Facet; range: NonNullable<Facet['range']> }) {
  const t = useText();
  const { measure } = useFigures();
  const label = facetLabel(facet);
  return (
    <span
      className={styles.range}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) submitWhatChanged(currentTarget);
      }}
    >
      <input
        name={`from${facet.id}`}
        defaultValue={range.from ?? undefined}
        inputMode="decimal"
        aria-label={t('catalogue.from', { label })}
        placeholder={measure(range.least)}
      />
      <input
        name={`to${facet.id}`}
        defaultValue={range.to ?? undefined}
        inputMode="decimal"
        aria-label={t('catalogue.to', { label })}
        placeholder={measure(range.most)}
      />
    </span>
  );
}

function submitWhatChanged(fields: HTMLElement): void {
  const inputs = [...fields.querySelectorAll('input')];
  if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) inputs[0]?.form?.requestSubmit();
}

interface TickProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  label: string;
  count?: number;
  isChosen: boolean;
}

function Tick({ type, name, value, label, count, isChosen }: TickProps) {
  return (
    <label>
      <input type={type} name={name} value={value} defaultChecked={isChosen} />
      {label}
      {count === undefined ? null : <small>{count}</small>}
    </label>
  );
}
