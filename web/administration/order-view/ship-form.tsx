import type { DeliveryLine } from '#shop/trade/fulfilment/paths.ts';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { rowChoices, textsFor } from '../forms/declare-form.ts';
import { drawerOf, filledFrom } from '../forms/declared-form.tsx';
import { FieldGrid } from '../forms/form-parts.tsx';
import type { Column } from '../lists/list-table.tsx';
import { StepButton } from '../queue/step-button.tsx';
import { say, t } from '../staff-text.ts';
import {
  leftColumn,
  LineTable,
  nameOfLine,
  partColumns,
  stockColumns,
  type WorkLine,
  workLines,
} from './line-table.tsx';
import type { OpenLinesForm } from './lines-form.ts';
import { LinesFormLink } from './lines-form-link.tsx';
import { shipmentForm, unitRows } from './order-forms.ts';
import styles from './order-view.module.css';
import type { OrderView } from './read-order.ts';

interface ShipFormProps {
  view: OrderView;
  lines: OpenLinesForm;
  answer: SaveAnswer | undefined;
}

/** The next shipment: its units in the rows of the lines, filled in with what is in stock (L3). */
export function ShipForm({ view, lines, answer }: ShipFormProps) {
  const { order, delivery, carriers } = view;
  const refused = answer?.saved === false ? answer : undefined;
  const errors: FormErrors<string> = refused?.errors ?? {};
  const open = delivery.lines.filter(({ left }) => left > 0);
  const units = unitRows.of(open.map(({ orderLineId }) => orderLineId));
  const inStock = unitRows.stored(
    open.map(({ orderLineId, left, missing }) => [orderLineId, { quantity: left - missing }]),
  );
  const active = carriers.filter((carrier) => carrier.active);
  const filled = filledFrom(answer, { ...textsFor(units, inStock), carrierId: usualCarrier(active) });
  const drawUnits = drawerOf(units, filled);
  const draw = drawerOf(shipmentForm(order.currency), filled, { carrierId: rowChoices(active) });
  const now: Column<WorkLine> = {
    key: 'now',
    label: t('ship.now'),
    cell: (row) =>
      row.delivery === undefined || row.delivery.left === 0
        ? null
        : drawUnits(unitRows.cell(row.line.id, 'quantity'), {
            label: <span className="visually-hidden">{labelOf(row, row.delivery)}</span>,
            hint: hintOf(row.delivery),
            max: row.delivery.left,
          }),
  };
  return (
    <PostForm answer={answer} noValidate preventScrollReset className={styles.inLines}>
      {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
      {errors['lines'] === undefined ? null : <Notice kind="bad">{say(errors['lines'])}</Notice>}
      <input type="hidden" name="currency" value={order.currency} />
      <LineTable rows={workLines(view)} columns={[...partColumns(), leftColumn(), now, ...stockColumns()]} />
      <FieldGrid>
        {draw('carrierId')}
        {draw('trackingNumber')}
        {draw('shippedOn')}
        {order.deliveryMinor === null ? draw('deliveryMinor') : null}
        {draw('note')}
      </FieldGrid>
      <div className="row align-center gap-2">
        <StepButton kind="primary" ask="ship" label={t('ship.send')} />
        <StepButton ask="ship-all" label={t('ship.send-all')} />
        <LinesFormLink lines={lines} form={null} kind="quiet">
          {t('order.form-cancel')}
        </LinesFormLink>
      </div>
    </PostForm>
  );
}

/** Tells that no stock figure changes; missing units are in the column next to it. */
function hintOf({ unbooked }: DeliveryLine): string | undefined {
  return unbooked > 0 ? t('ship.unbooked', { unbooked }) : undefined;
}

const labelOf = (row: WorkLine, { left, ordered }: DeliveryLine) =>
  t('ship.part', { part: nameOfLine(row), left, ordered });

/** The only carrier in use; several: none is preselected. */
function usualCarrier(carriers: OrderView['carriers']): string {
  const [first, ...others] = carriers;
  return first === undefined || others.length > 0 ? '' : String(first.id);
}
