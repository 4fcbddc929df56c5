import { Form } from 'react-router';
import { Button } from '../../design/button.tsx';
import type { ListView } from '../../list-view.ts';
import { type Choice, tableAddress } from './choice.ts';

/** Switches the view of this list and future ones (G5). A document form, because it sets a cookie. */
export function ViewForm({ view, choice, label }: { view: ListView; choice: Choice; label: string }) {
  return (
    <Form reloadDocument discover="none" method="post" action={tableAddress(choice)}>
      <Button type="submit" kind="quiet" name="view" value={view}>
        {label}
      </Button>
    </Form>
  );
}
