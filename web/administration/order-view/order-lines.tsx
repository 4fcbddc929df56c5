import { canBeSent } from '#shop/trade/orders/progress.ts';
import { Section } from '../../design/section.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { OrderTotals } from '../../storefront/order/order-totals.tsx';
import { WithoutForm } from '../forms/without-form.tsx';
import { useAdministration } from '../frame/use-administration.ts';
import { t } from '../staff-text.ts';
import { CorrectForm } from './correct-form.tsx';
import { leftColumn, LineTable, partColumns, priceColumns, stockColumns, workLines } from './line-table.tsx';
import { LINES, type OpenLinesForm } from './lines-form.ts';
import { LinesFormLink } from './lines-form-link.tsx';
import { NotifiedNotice } from './notified-notice.tsx';
import type { OrderView } from './read-order.ts';
import { ShipForm } from './ship-form.tsx';

interface OrderLinesProps {
  view: OrderView;
  lines: OpenLinesForm;
  /** Answer to a form of the page. */
  answer: SaveAnswer | undefined;
}

/** Lines of the order with stock and what is left to ship, and its totals; shipped and edited in their rows (L3, L4, L5). */
export function OrderLines({ view, lines, answer }: OrderLinesProps) {
  const { order, delivery } = view;
  const { taxOnScreens } = useAdministration();
  const isOpen = canBeSent(delivery.state);
  const own = (form: string) => (answer?.form === form ? answer : undefined);
  // A form is mounted again after a shipment or an edit, because both change what it was filled with.
  const version = `${delivery.shipments.length} ${order.version?.number ?? 1}`;
  return (
    <Section
      id={LINES}
      heading={t('order.lines')}
      isOffPaper
      actions={isOpen && lines.form === null ? <Openers lines={lines} /> : undefined}
    >
      <Saved view={view} answer={answer} />
      {isOpen && lines.form === 'ship' ? (
        <ShipForm key={version} view={view} lines={lines} answer={own('ship')} />
      ) : isOpen && lines.form === 'correct' ? (
        <CorrectForm key={order.version?.number ?? 1} view={view} lines={lines} answer={own('correct')} />
      ) : (
        <>
          <WithoutForm answer={own('ship') ?? own('correct')} />
          <LineTable
            rows={workLines(view)}
            columns={[
              ...partColumns(),
              ...(isOpen ? [leftColumn(), ...stockColumns()] : []),
              ...priceColumns(order.currency),
            ]}
            isLinked
          />
        </>
      )}
      <div className="sums">
        <OrderTotals figures={order} couponCode={order.couponCode} taxOnScreens={taxOnScreens} />
      </div>
    </Section>
  );
}

function Openers({ lines }: Pick<OrderLinesProps, 'lines'>) {
  return (
    <>
      <LinesFormLink lines={lines} form="ship">
        {t('ship.send')}
      </LinesFormLink>
      <LinesFormLink lines={lines} form="correct">
        {t('correct.open')}
      </LinesFormLink>
    </>
  );
}

/** Confirms a shipment or an edit. */
function Saved({ view: { timeline }, answer }: Omit<OrderLinesProps, 'lines'>) {
  if (answer?.saved !== true) return null;
  if (answer.form === 'ship') return <NotifiedNotice done={t('ship.sent')} timeline={timeline} kind="order-shipped" />;
  if (answer.form !== 'correct') return null;
  return <NotifiedNotice done={t('correct.saved')} timeline={timeline} kind="order-changed" />;
}
