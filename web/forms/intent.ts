import { data } from 'react-router';

/** Part of what an error screen shows: the page does not know the form that it was sent. */
export interface UnknownForm {
  isUnknownForm?: true;
}

/**
 * Reads the intent of a form, which says which of a page's forms was sent, or which of its buttons was pressed. A form without one sends ''.
 * @throws 400, as a page, for an unknown one: it is never taken for the last
 */
export function intentIn<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent {
  return choiceIn(form, 'intent', intents);
}

/** The same for another field that holds one of a few words. */
export function choiceIn<Choice extends string>(form: FormData, field: string, choices: readonly Choice[]): Choice {
  const sent = form.get(field) ?? '';
  const choice = choices.find((each) => each === sent);
  if (choice === undefined) throw data({ isUnknownForm: true } satisfies UnknownForm, { status: 400 });
  return choice;
}
