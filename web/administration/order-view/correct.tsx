import { ruleOfField } from '#shop/people/accounts/order-field-rules.ts';
import { ORDER_FIELD_NAMES, orderFields, ORDER_FIELD_MAX, SHIP_COMPLETE } from '#shop/people/accounts/order-fields.ts';
import type { OrderVersions } from '#shop/trade/fulfilment/paths.ts';
import { canBeSent } from '#shop/trade/orders/progress.ts';
import { describeChange } from '#shop/trade/order-versions/describe-change.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../design/button.tsx';
import { DayField } from '../../design/day-field.tsx';
import { SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import type { Wording } from '../../texts/wording.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { WithoutForm } from '../forms/without-form.tsx';
import { Moment } from '../moment.tsx';
import { formatMoney } from '../staff-figures.ts';
import { say, t } from '../staff-text.ts';
import { CORRECT_PART } from './order-keys.ts';
import { NotifiedNotice } from './notified-notice.tsx';
import styles from './order-view.module.css';
import type { OrderView } from './read-order.ts';

interface CorrectProps {
  view: OrderView;
  answer: SaveAnswer | undefined;
}

/** Corrections of the order, and the form for another while it is not shipped (L5). */
export function Correct({ view, answer }: CorrectProps) {
  const { order, delivery, versions } = view;
  const isOpen = canBeSent(delivery.state);
  if (!isOpen && order.version === null && answer === undefined) return null;
  return (
    <Section heading={t('correct.heading')} isOffPaper>
      {answer?.saved === true ? (
        <NotifiedNotice done={t('correct.saved')} timeline={view.timeline} kind="order-changed" />
      ) : null}
      {isOpen ? (
        <CorrectForm key={order.version?.number ?? 1} view={view} answer={answer} />
      ) : (
        <WithoutForm answer={answer} />
      )}
      {versions === null ? null : <Versions {...versions} order={order} />}
    </Section>
  );
}

function CorrectForm({ view, answer }: CorrectProps) {
  const { order, delivery, addresses } = view;
  const isBusy = useSending('correct');
  const refused = answer?.saved === false ? answer : undefined;
  const typed = refused?.values ?? {};
  const errors = refused?.errors ?? {};
  const others = addresses.filter(({ id }) => id !== order.deliveryAddressId);
  const field = (name: string, stored = '') => ({ name, defaultValue: typed[name] ?? stored, error: errors[name] });
  return (
    <details id={CORRECT_PART} className={styles.part} open={refused !== undefined || undefined}>
      <summary>{t('correct.open')}</summary>
      <PostForm intent="correct" answer={answer} noValidate preventScrollReset>
        {/* The input was based on that version; if it is refused for a newer one, the page must be reloaded. */}
        <input type="hidden" name="version" value={typed['version'] ?? order.version?.number ?? 1} />
        {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
        {errors['lines'] === undefined ? null : <Notice kind="bad">{say(errors['lines'])}</Notice>}
        <fieldset className={styles.quantities}>
          <legend className="visually-hidden">{t('correct.open')}</legend>
          {[...delivery.lines, ...removedLines(view)].map((line, index) => {
            const { orderLineId, productName, variantDetails, ordered, sent } = line;
            const part = [productName, variantDetails ?? []].flat().join(', ');
            const of = (member: string) => errors[`lines.${index}.${member}`];
            return (
              <div key={orderLineId}>
                <TextField
                  label={t('correct.quantity', { part })}
                  hint={t('correct.sent', { sent })}
                  type="number"
                  min={sent}
                  max={100}
                  inputMode="numeric"
                  {...field(`quantity.${orderLineId}`, String(ordered))}
                  error={of('quantity')}
                />
                <details open={of('replacedBy') !== undefined || of('replacedByWidth') !== undefined || undefined}>
                  <summary>{t('correct.replace-line', { part })}</summary>
                  <TextField
                    label={t('correct.replace')}
                    autoComplete="off"
                    {...field(`replacedBy.${orderLineId}`)}
                    error={of('replacedBy')}
                  />
                  <TextField
                    label={t('correct.width')}
                    autoComplete="off"
                    {...field(`replacedByWidth.${orderLineId}`)}
                    error={of('replacedByWidth')}
                  />
                </details>
              </div>
            );
          })}
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
        </fieldset>
        <Button type="submit" busy={isBusy && t('queue.working')}>
          {t('correct.save')}
        </Button>
      </PostForm>
    </details>
  );
}

interface AskedFieldsProps {
  view: OrderView;
  field: (name: string, stored?: string) => { name: string; defaultValue: string; error: Wording | undefined };
}

/** Order fields of the company (H4), with the order's own values. */
function AskedFields({ view: { order, fieldRules }, field }: AskedFieldsProps) {
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
function removedLines({ delivery, versions }: OrderView) {
  const present = new Set(delivery.lines.map(({ orderLineId }) => orderLineId));
  return (versions?.placed.lines ?? [])
    .filter(({ orderLineId }) => !present.has(orderLineId))
    .map((line) => ({ ...line, ordered: 0, sent: 0 }));
}

function Versions({ placed, versions, order }: OrderVersions & Pick<OrderView, 'order'>) {
  return (
    <details className={styles.part}>
      <summary>{t('correct.history')}</summary>
      <h3>{t('correct.placed')}</h3>
      <ul>
        <li>{placed.deliveryAddress.replaceAll('\n', ', ')}</li>
        <li>{placed.purchaseOrderNumber}</li>
        {ORDER_FIELD_NAMES.map((name) =>
          placed[name] === null ? null : (
            <li key={name}>{orderFields[name].kind === 'shipping' ? t('correct.ship-complete') : placed[name]}</li>
          ),
        )}
        {placed.lines.map(({ orderLineId, quantity, productName, variantDetails, lineTotalMinor }) => (
          <li key={orderLineId}>
            {t('correct.line', {
              quantity,
              part: [productName, variantDetails ?? []].flat().join(', '),
              total: formatMoney(lineTotalMinor, order.currency),
            })}
          </li>
        ))}
        <li>{formatMoney(placed.totalMinor, order.currency)}</li>
        {placed.tax === undefined ? null : (
          <>
            <li>{`${placed.tax.taxLabel}: ${formatMoney(placed.tax.taxMinor, order.currency)}`}</li>
            <li>{`${placed.tax.totalWithTaxLabel}: ${formatMoney(placed.tax.totalWithTaxMinor, order.currency)}`}</li>
          </>
        )}
      </ul>
      {versions.map(({ number, madeAt, why, changes }) => (
        <div key={number}>
          <h3>
            {t('correct.version', { number })} <Moment at={madeAt} />
          </h3>
          <ul>
            {changes.map((change) => (
              <li key={`${change.what} ${change.part ?? ''}`}>{say(describeChange(change, order))}</li>
            ))}
          </ul>
          {why === '' ? null : <p>{why}</p>}
        </div>
      ))}
    </details>
  );
}
