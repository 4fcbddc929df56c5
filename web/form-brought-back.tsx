import { Button } from './design/button.tsx';
import { KEPT_FORM, keptFields } from './kept-form.ts';

/** A login that did get through, on the way back to a form that had been sent without a session. */
export interface Back {
  next: string;
  /** What was typed. */
  kept: string;
}

/** Brings back what had been typed: the form is drawn with it again, and nothing is saved by that. */
export function FormBroughtBack({ next, kept, words }: Back & { words: { said: string; goOn: string } }) {
  return (
    <form method="post" action={next}>
      <p>{words.said}</p>
      {keptFields(kept).map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={KEPT_FORM} value="back" />
      <Button type="submit">{words.goOn}</Button>
    </form>
  );
}
