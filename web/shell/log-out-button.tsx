import { Form } from 'react-router';
import { useText } from '../texts/texts.tsx';
import styles from './main-menu.module.css';

/** Logs out and goes to the home page (A33). A form, because a link must never change anything. */
export function LogOutButton() {
  const t = useText();
  return (
    <Form
      discover="none"
      method="post"
      action="/log-out"
      onSubmit={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    >
      <button type="submit" className={styles.opener}>
        {t('shell.log-out')}
      </button>
    </Form>
  );
}
