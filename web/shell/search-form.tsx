import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { Icon } from '../design/icon.tsx';
import { useText } from '../texts/texts.tsx';
import box from './search-box.module.css';

/** State for a search that may open an exact part number directly, with the results one step back (I3). */
const OPENS_NUMBER = { opensNumber: true };

/** The search field with its button, for the header and for the menu in narrow windows. */
export function SearchForm(props: {
  className: string | undefined;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** The field, named "keyword". */
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Form
      discover="none"
      action="/search"
      className={`${box.box} ${props.className}`}
      state={OPENS_NUMBER}
      onSubmit={props.onSubmit}
    >
      {props.children}
      <button type="submit" aria-label={t('shell.search')}>
        <Icon shape="search" />
      </button>
      {/* Tells the server, until the script is loaded. */}
      <input ref={switchOff} type="hidden" name="open" value="number" />
    </Form>
  );
}

function switchOff(field: HTMLInputElement | null): void {
  if (field !== null) field.disabled = true;
}
