import { ruleOfField } from '#shop/people/accounts/order-field-rules.ts';
import { ORDER_FIELD_NAMES, orderFields, ORDER_FIELD_MAX, SHIP_COMPLETE } from '#shop/people/accounts/order-fields.ts';
import { Button } from '../../design/button.tsx';
import { DayField } from '../../design/day-field.tsx';
import { SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { useSending } from '../../forms/use-sending.ts';
import type { FormErrors, Wording } from '../../texts/wording.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import type { Column } from '../lists/list-table.tsx';
import { say, t } from '../staff-text.ts';
import { LineTable, nameOfLine, partColumns, priceColumns, type WorkLine, workLines } from './line-table.tsx';
import type { OpenLinesForm } from './lines-form.ts';
import { LinesFormLink } from './lines-form-link.tsx';
import styles from './order-view.module.css';
import type { OrderView } from './read-order.ts';

interface CorrectFormProps {
  view: OrderView;
  lines: OpenLinesForm;
  answer: SaveAnswer | undefined;
}

type FieldOf = (name: string, stored?: string) => { name: string; defaultValue: string; error: Wording | undefined };

/** Edits the order while it is not shipped: quantities and replacements in the rows of the lines, the rest below (L5). */
export function CorrectForm({ view, lines, answer }: CorrectFormProps) {
  const { order, addresses } = view;
  const isBusy = useSending('correct');
  const refused = answer?.saved === false ? answer : undefined;
  const typed = refused?.values ?? {};
  const errors: FormErrors<string> = refused?.errors ?? {};
  const others = addresses.filter(({ id }) => id !== order.deliveryAddressId);
  const field: FieldOf = (name, stored = '') => ({ name, defaultValue: typed[name] ?? stored, error: errors[name] });
  const rows = [...workLines(view), ...removedLines(view)];
  return (
    <PostForm intent="correct" answer={answer} noValidate preventScrollReset className={styles.inLines}>
      {/* The input was based on that version; if it is refused for a newer one, the page must be reloaded. */}
      <input type="hidden" name="version" value={typed['version'] ?? order.version?.number ?? 1} />
      {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
      {errors['lines'] === undefined ? null : <Notice kind="bad">{say(errors['lines'])}</Notice>}
      <LineTable
        rows={rows}
        columns={[...partColumns(), quantityColumn(rows, field, errors), ...priceColumns(order.currency)]}
      />
      <FieldGrid>
        <SelectField label={t('correct.address')} {...field('deliveryAddressId')}>
          <option value="">{t('correct.address-same')}</option>
          {others.map(({ id, contactName, line1, postcode }) => (
            <option key={id} value={id}>
              {[contactName, line1, postcode].filter((text) => text !== '').join(', ')}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={t('correct.address-text')}
          hint={t('correct.address-hint')}
          rows={5}
          {...field('deliveryAddress', order.addressAsKept ?? order.deliveryAddress)}
        />
        <TextField
          label={t('correct.po')}
          maxLength={50}
          autoComplete="off"
          {...field('purchaseOrderNumber', order.purchaseOrderNumber)}
        />
        <AskedFields view={view} field={field} />
        <TextAreaField label={t('correct.why')} rows={2} maxLength={500} data-buyer {...field('why')} />
      </FieldGrid>
      <div className="row align-center gap-2">
        <Button type="submit" busy={isBusy && t('queue.working')}>
          {t('correct.save')}
        </Button>
        <LinesFormLink lines={lines} form={null} kind="quiet">
          {t('order.form-cancel')}
        </LinesFormLink>
      </div>
    </PostForm>
  );
}

/** The new quantities. A refusal names a line by its place in the form, which is that of its row. */
function quantityColumn(rows: readonly WorkLine[], field: FieldOf, errors: FormErrors<string>): Column<WorkLine> {
  const errorOf = (row: WorkLine) => (member: string) => errors[`lines.${rows.indexOf(row)}.${member}`];
  return {
    key: 'quantity',
    label: t('correct.new-quantity'),
    cell: (row) => <EditedLine row={row} field={field} errorOf={errorOf(row)} />,
  };
}

interface EditedLineProps {
  row: WorkLine;
  field: FieldOf;
  errorOf: (member: string) => Wording | undefined;
}

/** The new quantity of a line, or the part that replaces it. */
function EditedLine({ row, field, errorOf }: EditedLineProps) {
  const { line, ordered, sent } = row;
  const part = nameOfLine(row);
  const isReplaceRefused = errorOf('replacedBy') !== undefined || errorOf('replacedByWidth') !== undefined;
  return (
    <div className={styles.edited}>
      <TextField
        label={<span className="visually-hidden">{t('correct.quantity', { part })}</span>}
        hint={sent > 0 ? t('correct.sent', { sent }) : undefined}
        type="number"
        min={sent}
        max={100}
        inputMode="numeric"
        {...field(`quantity.${line.id}`, String(ordered))}
        error={errorOf('quantity')}
      />
      <details open={isReplaceRefused || undefined}>
        <summary aria-label={t('correct.replace-line', { part })}>{t('correct.replace-short')}</summary>
        <TextField
          label={t('correct.replace')}
          autoComplete="off"
          {...field(`replacedBy.${line.id}`)}
          error={errorOf('replacedBy')}
        />
        <TextField
          label={t('correct.width')}
          autoComplete="off"
          {...field(`replacedByWidth.${line.id}`)}
          error={errorOf('replacedByWidth')}
        />
      </details>
    </div>
  );
}

/** Order fields of the company (H4), with the order's own values. */
function AskedFields({ view: { order, fieldRules }, field }: { view: OrderView; field: FieldOf }) {
  if (fieldRules === null) return null;
  const { costCentres } = fieldRules;
  return ORDER_FIELD_NAMES.map((name) => {
    const { key, kind } = orderFields[name];
    const value = order[name];
    if (ruleOfField(fieldRules, name) === 'off' && value === null) return null;
    const control = { label: t(`correct.${key}`), ...field(name, value ?? '') };
    if (kind === 'day') return <DayField key={name} {...control} />;
    if (kind === 'line') return <TextField key={name} maxLength={ORDER_FIELD_MAX} autoComplete="off" {...control} />;
    if (kind === 'shipping')
      return (
        <SelectField key={name} {...control}>
          <option value="">{t('correct.ship-available')}</option>
          <option value={SHIP_COMPLETE}>{t('correct.ship-complete')}</option>
        </SelectField>
      );
    const isGone = value !== null && !costCentres.includes(value);
    return (
      <SelectField key={name} {...control}>
        <option value="">{t('correct.no-cost-centre')}</option>
        {[...(isGone ? [value] : []), ...costCentres].map((centre) => (
          <option key={centre}>{centre}</option>
        ))}
      </SelectField>
    );
  });
}

/** Removed lines of the order, which may be restored. */
function removedLines({ delivery, versions }: OrderView): WorkLine[] {
  const present = new Set(delivery.lines.map(({ orderLineId }) => orderLineId));
  return (versions?.placed.lines ?? [])
    .filter(({ orderLineId }) => !present.has(orderLineId))
    .map(({ orderLineId, ...line }) => ({
      line: { ...line, id: orderLineId },
      ordered: 0,
      sent: 0,
      delivery: undefined,
      parts: [],
    }));
}
