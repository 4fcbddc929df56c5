import { Form, type FormProps } from 'react-router';
import { FormKey } from './form-key.tsx';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

interface PostFormProps extends Omit<FormProps, 'method' | 'ref'> {
  /** Name of the form, if its page has several (intent.ts). */
  intent?: string;
  /** Answer to this form; without it the key follows the answer of the page, and nothing takes the focus. */
  answer?: object | null | undefined;
}

/** A form that changes something: it sends its intent and the key of its submission, and after a refusal it focuses the first error. */
export function PostForm({ intent, children, ...given }: PostFormProps) {
  const { answer, ...form } = given;
  const element = useFirstErrorFocus<HTMLFormElement>(answer ?? undefined);
  return (
    <Form ref={element} method="post" {...form}>
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
      {'answer' in given ? <FormKey answer={answer} /> : <FormKey />}
      {children}
    </Form>
  );
}
