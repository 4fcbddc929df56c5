import { useRef } from 'react';
import { Button } from '../../design/button.tsx';
import { TextAreaField } from '../../design/field.tsx';
import { useQuickOrderText } from './quick-order-text.ts';
import styles from './quick-order.module.css';

/** A place for a whole list; without script the form reads it with the rows. */
export function PastedList({ onFill }: { onFill: (text: string) => void }) {
  const t = useQuickOrderText();
  const place = useRef<HTMLDivElement>(null);
  const fill = () => {
    const field = place.current?.querySelector('textarea');
    if (field == null || field.value.trim() === '') return false;
    onFill(field.value);
    field.value = '';
    return true;
  };
  return (
    <div ref={place} className={styles.paste}>
      <TextAreaField
        label={t('quick-order.paste')}
        hint={t('quick-order.paste-hint')}
        name="text"
        rows={3}
        spellCheck={false}
        onPaste={(event) => {
          event.preventDefault();
          onFill(event.clipboardData.getData('text'));
        }}
      />
      <Button
        type="submit"
        kind="secondary"
        name="intent"
        value="check"
        onClick={(event) => {
          if (fill()) event.preventDefault();
        }}
      >
        {t('quick-order.fill')}
      </Button>
    </div>
  );
}
