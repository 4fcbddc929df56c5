import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Refusal } from '#shop/operations/call-result.ts';
import { FormKey } from '../../forms/form-key.tsx';

/** Questions to confirm before the save (D45); null: it was refused for another reason. */
export function asksOf({ code, details }: Refusal): readonly string[] | null {
  return code === 'save.unconfirmed' ? (details['asks'] as string[]) : null;
}

/** Questions, with the fields and the button that confirm them. */
export function AllTheSame({
  asks,
  answer,
  children,
}: {
  asks: readonly string[];
  answer: object;
  children: ReactNode;
}) {
  return (
    <Form method="post" preventScrollReset>
      <FormKey answer={answer} />
      <ul>
        {asks.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </Form>
  );
}
