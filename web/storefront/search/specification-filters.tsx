import { memo } from 'react';
import { Form, useSubmit } from 'react-router';
import type { Facet, FacetValue, Listing } from '#shop/search/paths.ts';
import { Button } from '../../design/button.tsx';
import { useFigures, useText } from '../../texts/texts.tsx';
import { type Choice, pressFilterOf, searchAddress } from './choice.ts';
import styles from './filters.module.css';

/**
 * Facets of the list's specifications, with the remaining count of each value (I1). A checkbox applies at once; a range
 * by its button.
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
      className={styles.list}
      onChange={({ target, currentTarget }) => {
        if (!(target instanceof HTMLInputElement && target.type === 'text')) currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(filledIn(event.currentTarget), { action: '/search', preventScrollReset: true });
      }}
    >
      {[...beside].map(([name, value]) => (
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
          {filters.types.map(({ id, name, count, isChosen }) => (
            <Tick key={id} type="radio" name="type" value={String(id)} label={name} count={count} isChosen={isChosen} />
          ))}
        </fieldset>
      )}
      {filters.facets.map((facet) => (
        <FacetFields key={facet.id} facet={facet} />
      ))}
      <Button type="submit" kind="secondary">
        {t('catalogue.apply')}
      </Button>
    </Form>
  );
}

/** Empty fields stay out of the address. */
function filledIn(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(fields);
}

const FacetFields = memo(function FacetFields({ facet: { id, name, unit, values, range } }: { facet: Facet }) {
  const t = useText();
  const { measure } = useFigures();
  const label = unit === '' ? name : `${name} (${unit})`;
  // If the values are listed, they already show the range.
  const bound = (end: number) => (values.length === 0 ? measure(end) : undefined);
  return (
    <fieldset>
      <legend>{label}</legend>
      {values.map((value) => (
        <ValueTick key={value.value} attributeId={id} value={value} />
      ))}
      {range === null ? null : (
        // A typed range applies when the fields lose focus, also by clicking the button that shows the results.
        <span
          className={styles.range}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) submitWhatChanged(currentTarget);
          }}
        >
          <input
            name={`from${id}`}
            defaultValue={range.from ?? undefined}
            inputMode="decimal"
            aria-label={t('catalogue.from', { label })}
            placeholder={bound(range.least)}
          />
          <input
            name={`to${id}`}
            defaultValue={range.to ?? undefined}
            inputMode="decimal"
            aria-label={t('catalogue.to', { label })}
            placeholder={bound(range.most)}
          />
        </span>
      )}
    </fieldset>
  );
});

function submitWhatChanged(fields: HTMLElement): void {
  const inputs = [...fields.querySelectorAll('input')];
  if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) inputs[0]?.form?.requestSubmit();
}

function ValueTick({
  attributeId,
  value: { value, low, high, word, count, isChosen },
}: {
  attributeId: number;
  value: FacetValue;
}) {
  const t = useText();
  const { measure } = useFigures();
  const figures = low === null ? '' : measure(low, high ?? low);
  const label = word === 'yes' ? t('product.yes') : word === 'no' ? t('product.no') : (word ?? figures);
  return (
    <Tick type="checkbox" name="f" value={`${attributeId}:${value}`} label={label} count={count} isChosen={isChosen} />
  );
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
