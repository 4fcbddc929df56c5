import { Form } from 'react-router';
import { Button } from '../../design/button.tsx';
import type { ListView } from '../../list-view.ts';
import { type Choice, tableAddress } from './choice.ts';

/** Shows the list the other way, and lists from now on (G5). A document's form: what it sends back is a cookie. */
export function ViewForm({ view, choice, label }: { view: ListView; choice: Choice; label: string }) {
  return (
    <Form reloadDocument discover="none" method="post" action={tableAddress(choice)}>
      <Button type="submit" kind="quiet" name="view" value={view}>
        {label}
      </Button>
    </Form>
  );
}
