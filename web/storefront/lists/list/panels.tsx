import { use, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { LABEL_SHEET_NAMES, MAX_OFF_MM } from '#shop/trade/lists/label-grid.ts';
import { MAX_WEEKS } from '#shop/trade/lists/part-list.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { LinkPrefix } from '../../../design/page-link.tsx';
import { DayField } from '../../../design/day-field.tsx';
import { SelectField, TextAreaField, TextField } from '../../../design/field.tsx';
import { FileField } from '../../../design/file-field.tsx';
import { FormKey } from '../../../forms/form-key.tsx';
import { ListNameFields } from '../list-name-fields.tsx';
import { useListsText } from '../lists-text.ts';
import styles from '../lists.module.css';
import type { ListAnswer } from './list-action.ts';
import type { PartList } from '#shop/trade/lists/paths.ts';

interface PanelProps {
  list: PartList;
  answer: ListAnswer | undefined;
}

/** Adds lines from a pasted text or a file. Added rows leave the field, others stay. */
export function RowsPanel({ list, answer }: PanelProps) {
  const t = useListsText();
  const text = answer?.text ?? '';
  const [isOpen] = useState(list.lines.length === 0 || text !== '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer?.added == null) return;
    form.current?.reset();
    const field = form.current?.elements.namedItem('text');
    if (field instanceof HTMLTextAreaElement) field.value = answer.text;
  }, [answer]);
  return (
    <details className={styles.panel} open={isOpen}>
      <summary>{t('lists.add-rows')}</summary>
      <Form method="post" encType="multipart/form-data" className="stack form at-most-36rem" ref={form}>
        <FormKey answer={answer} />
        <TextAreaField
          label={t('lists.paste')}
          hint={t('lists.paste-hint')}
          name="text"
          rows={5}
          spellCheck={false}
          defaultValue={text}
        />
        <FileField
          label={t('lists.file')}
          name="file"
          accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        />
        <Button type="submit" kind="secondary" name="intent" value="rows">
          {t('lists.add-rows-send')}
        </Button>
      </Form>
    </details>
  );
}

/** The list as shelf labels. */
export function LabelsPanel({ list }: { list: PartList }) {
  const t = useListsText();
  const prefix = use(LinkPrefix);
  return (
    <details className={styles.panel}>
      <summary>{t('lists.labels')}</summary>
      <p>{t('lists.labels-hint')}</p>
      {/* A file, not a page, so the browser requests it itself. */}
      <form action={`${prefix}/List-Labels.pdf`} className="fields">
        <input type="hidden" name="id" value={list.listId} />
        <SelectField label={t('lists.sheet')} name="sheet" defaultValue="3x8">
          {LABEL_SHEET_NAMES.map((sheet) => (
            <option key={sheet} value={sheet}>
              {sheet.replace('x', ' × ')}
            </option>
          ))}
        </SelectField>
        <Millimetres label={t('lists.first-label')} name="first" least={1} most={24} usual={1} step={1} />
        <Millimetres label={t('lists.right')} name="right" least={-MAX_OFF_MM} most={MAX_OFF_MM} usual={0} />
        <Millimetres label={t('lists.down-mm')} name="down" least={-MAX_OFF_MM} most={MAX_OFF_MM} usual={0} />
        <Button type="submit" kind="secondary">
          {t('lists.labels-make')}
        </Button>
      </form>
    </details>
  );
}

interface MillimetresProps {
  label: string;
  name: string;
  least: number;
  most: number;
  usual: number;
  step?: number;
}

function Millimetres({ label, name, least, most, usual, step = 0.5 }: MillimetresProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      min={least}
      max={most}
      step={step}
      defaultValue={usual}
      required
    />
  );
}

/** Reminds by mail; never orders automatically. */
export function ReminderPanel({ list: { reminder }, answer }: PanelProps) {
  const t = useListsText();
  const { everyWeeks, nextOn } = answer?.errors ?? {};
  return (
    <details className={styles.panel} open={reminder !== null || everyWeeks !== undefined || nextOn !== undefined}>
      <summary>{t('lists.reminder')}</summary>
      <p>{t('lists.reminder-hint')}</p>
      <PostForm answer={answer} className="fields" key={`${reminder?.everyWeeks} ${reminder?.nextOn}`}>
        <TextField
          label={t('lists.weeks')}
          name="everyWeeks"
          type="number"
          min={1}
          max={MAX_WEEKS}
          defaultValue={reminder?.everyWeeks ?? 4}
          error={everyWeeks}
        />
        <DayField label={t('lists.next-on')} name="nextOn" defaultValue={reminder?.nextOn ?? ''} error={nextOn} />
        <Button type="submit" kind="secondary" name="intent" value="remind">
          {t('lists.remind')}
        </Button>
      </PostForm>
      {reminder === null ? null : (
        <PostForm answer={answer}>
          <input type="hidden" name="everyWeeks" value="" />
          <button type="submit" name="intent" value="remind" className="text-button">
            {t('lists.remind-no-more')}
          </button>
        </PostForm>
      )}
    </details>
  );
}

/** Renames, copies or deletes the list. */
export function ListPanel({ list, answer }: PanelProps) {
  const t = useListsText();
  const { listName, isCompanys, mayChange } = list;
  return (
    <details className={styles.panel} open={answer?.errors['listName'] !== undefined}>
      <summary>{t('lists.change')}</summary>
      {mayChange ? (
        <PostForm answer={answer} className="stack form at-most-36rem" key={`${listName} ${isCompanys}`}>
          <ListNameFields listName={listName} isCompanys={isCompanys} error={answer?.errors['listName']} />
          <Button type="submit" kind="secondary" name="intent" value="rename">
            {t('lists.rename')}
          </Button>
        </PostForm>
      ) : null}
      <PostForm answer={answer} className="row align-center gap-2-4 around-3">
        <input type="hidden" name="listName" value={t('lists.copy-of', { name: listName }).slice(0, 80)} />
        <button type="submit" name="intent" value="copy" className="text-button">
          {t('lists.copy')}
        </button>
        {mayChange ? (
          <button type="submit" name="intent" value="delete" className="text-button">
            {t('lists.delete')}
          </button>
        ) : null}
      </PostForm>
    </details>
  );
}
