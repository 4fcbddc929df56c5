import { expect, test } from 'vitest';
import { filledTexts, textsIn, valuesIn } from '../../forms/typed-form.ts';
import { accountForm, registrationIn } from './account-draft.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('an empty form is a draft without choices: its rules say what is missing (C2)', () => {
  expect(registrationIn(formOf({ currency: '', countryId: '' }))).toEqual({
    ...valuesIn(accountForm, filledTexts(accountForm, {})),
    currency: null,
    countryId: null,
    password: '',
    passwordRepeat: '',
    vatNumber: undefined, // not asked for: kept as they are
    eoriNumber: undefined,
  });
});

test('spaces around a text are ignored, spaces in a password count (C2)', () => {
  const form = formOf({ firstName: '  Ada ', password: ' spaced out ', passwordRepeat: ' spaced out ' });
  expect(registrationIn(form)).toMatchObject({ firstName: 'Ada', password: ' spaced out ' });
});

test('selections and checkboxes are read as in the form', () => {
  const form = formOf({ currency: '2', countryId: '247', subscribed: 'on' });
  expect(registrationIn(form)).toMatchObject({
    currency: 2,
    countryId: 247,
    subscribed: true,
    accountCustomer: false,
  });
});

test('the values returned to the page contain no password', () => {
  const typed = textsIn(
    accountForm,
    formOf({ email: 'ada@converter.test', password: 'blue-anilox-8', passwordRepeat: 'blue-anilox-8' }),
  );
  expect(typed.email).toBe('ada@converter.test');
  expect(JSON.stringify(typed)).not.toContain('blue-anilox-8');
});
