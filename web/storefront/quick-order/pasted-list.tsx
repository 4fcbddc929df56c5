import { useEffect, useRef } from 'react';
import { textOfListRows } from '#shop/trade/lists/list-text.ts';
import type { TypedRow } from '#shop/trade/quick-order/typed-row.ts';
import { Button } from '../../design/button.tsx';
import { TextAreaField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useQuickOrderText } from './quick-order-text.ts';

interface PastedListProps {
  /** Rows that wait here until there is room for them. */
  beyond: readonly TypedRow[];
  onFill: (text: string) => void;
}

/** A field for a whole list; without script the form parses it together with the rows. */
export function PastedList({ beyond, onFill }: PastedListProps) {
  const t = useQuickOrderText();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(beyond);
  useEffect(() => {
    const field = place.current?.querySelector('textarea');
    if (field == null || shown.current === beyond) return;
    shown.current = beyond;
    field.value = textOfListRows(beyond);
  }, [beyond]);
  const fill = () => {
    const text = place.current?.querySelector('textarea')?.value ?? '';
    if (text.trim() === '') return false;
    onFill(text);
    return true;
  };
  return (
    <div ref={place} className="form off-paper at-most-44rem">
      {beyond.length === 0 ? null : <Notice kind="bad">{t('quick-order.beyond', { rows: beyond.length })}</Notice>}
      <TextAreaField
        label={t('quick-order.paste')}
        hint={t('quick-order.paste-hint')}
        name="text"
        rows={3}
        defaultValue={textOfListRows(beyond)}
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
