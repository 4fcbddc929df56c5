import { data } from 'react-router';

/** Part of an error screen: the page does not know the form that it received. */
export interface UnknownForm {
  isUnknownForm?: true;
}

/**
 * Reads the intent of a form, which names the form of a page that was sent, or the button that was pressed. A form without one sends ''.
 * @throws 400, as a page, for an unknown one: it is never treated as the last
 */
export function intentIn<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent {
  return choiceIn(form, 'intent', intents);
}

/** The same for another field with one of a few fixed words. */
export function choiceIn<Choice extends string>(form: FormData, field: string, choices: readonly Choice[]): Choice {
  return choiceOf(form.get(field) ?? '', choices);
}

/** The same for a text of a form. */
export function choiceOf<Choice extends string>(sent: FormDataEntryValue, choices: readonly Choice[]): Choice {
  const choice = choices.find((each) => each === sent);
  if (choice === undefined) throw data({ isUnknownForm: true } satisfies UnknownForm, { status: 400 });
  return choice;
}
