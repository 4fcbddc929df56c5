import { useEffect, useRef, useState, type RefObject } from 'react';
import type { TypedOwnNumber } from '#shop/catalogue/customer-part-numbers/own-number.ts';
import { asPasted, joinNumbers, type OwnNumbersAnswer } from './save-own-numbers.ts';

/**
 * The forms that set numbers, with their initial values. Saved input leaves its form, refused input stays to be
 * corrected, and input in another form is unchanged.
 */
export function useTypedNumbers(chosen: TypedOwnNumber, answer: OwnNumbersAnswer | undefined) {
  const [began] = useState(() => ({ one: answer?.values.one ?? chosen, text: answer?.values.text ?? '' }));
  const one = useRef<HTMLFormElement>(null);
  const many = useRef<HTMLFormElement>(null);
  const lastAnswer = useRef(answer);
  useEffect(() => {
    if (answer === undefined || answer === lastAnswer.current) return;
    lastAnswer.current = answer;
    if (answer.saved === null) return;
    const rows = asPasted(answer.refused);
    if (answer.form === 'one' && answer.refused.length === 0) put(one, chosen);
    if (answer.form === 'many') put(many, { text: rows });
    if (answer.form === 'file') put(many, { text: joinNumbers(fieldOf(many, 'text')?.value ?? '', rows) });
  }, [answer, chosen, one, many]);
  return { began, one, many };
}

function fieldOf(form: RefObject<HTMLFormElement | null>, name: string) {
  const field = form.current?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function put(form: RefObject<HTMLFormElement | null>, values: Partial<TypedOwnNumber> | { text: string }): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field !== null) field.value = value;
  }
}
