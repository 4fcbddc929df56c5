import { data } from 'react-router';

/** Part of what an error screen shows: the page does not know the form that it was sent. */
export interface UnknownForm {
  isUnknownForm?: true;
}

/**
 * Reads which of a page's forms was sent, or which of its buttons was pressed: an unknown one is refused, never taken for the last.
 * @param field  holds the verb; a form without the field sends ''
 * @throws 400, as a page
 */
export function verbIn<Verb extends string>(form: FormData, field: string, verbs: readonly Verb[]): Verb {
  const sent = form.get(field) ?? '';
  const verb = verbs.find((each) => each === sent);
  if (verb === undefined) throw data({ isUnknownForm: true } satisfies UnknownForm, { status: 400 });
  return verb;
}
