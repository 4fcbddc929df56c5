import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../design/button.tsx';
import { FileField } from '../../design/file-field.tsx';
import { Notice } from '../../design/notice.tsx';
import { ColumnNotices } from './column-notices.tsx';
import type { quickOrderAction } from './quick-order-action.ts';
import { useQuickOrderText } from './quick-order-text.ts';
import type { Rows } from './use-order-rows.ts';

/** A CSV file or a workbook, whose rows are added to the others. A separate form, because only this one has a file. */
export function OrderFile({ action, onRows }: { action: string; onRows: (rows: Rows) => void }) {
  const t = useQuickOrderText();
  const reading = useFetcher<typeof quickOrderAction>({ key: 'quick-order-file' });
  const [isOver, setIsOver] = useState(false);
  const taken = useRef<typeof reading.data>(undefined);
  useEffect(() => {
    if (reading.data === undefined || reading.data === taken.current) return;
    taken.current = reading.data;
    onRows(reading.data.rows);
  }, [reading.data, onRows]);

  const send = (file: File | undefined) => {
    if (file === undefined) return;
    const form = new FormData();
    form.set('file', file);
    void reading.submit(form, { method: 'post', action, encType: 'multipart/form-data' });
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setIsOver(false);
    send(event.dataTransfer.files[0]);
  };
  return (
    <reading.Form
      method="post"
      action={action}
      encType="multipart/form-data"
      className="drop-place off-paper at-most-44rem above-5"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileField
        label={t('quick-order.file')}
        hint={t('quick-order.file-hint')}
        name="file"
        accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <output>{reading.state === 'idle' ? null : t('quick-order.reading')}</output>
      {reading.data?.notice == null ? null : <Notice kind="bad">{reading.data.notice}</Notice>}
      {reading.data?.isCut === true ? <Notice kind="plain">{t('quick-order.cut')}</Notice> : null}
      <ColumnNotices quantityColumn={reading.data?.quantityColumn ?? null} unknownColumn={null} />
      <noscript>
        <Button type="submit" kind="secondary">
          {t('quick-order.file-send')}
        </Button>
      </noscript>
    </reading.Form>
  );
}
