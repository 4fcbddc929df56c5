import type { Delivery, EndpointLog } from '#shop/desk/webhooks/paths.ts';
import { DayField } from '../design/day-field.tsx';
import { PostForm } from '../forms/post-form.tsx';
import type { SaveAnswer } from '../forms/save-answer.ts';
import styles from '../program-keys/program-keys.module.css';
import { useFigures } from '../texts/texts.tsx';
import { useWebhooksText } from './webhooks-text.ts';

interface WebhookLogProps {
  log: EndpointLog;
  answer: (SaveAnswer & { saved: false }) | undefined;
  timeZone: string;
}

/** The last deliveries of a webhook, with what was sent and answered. */
export function WebhookLog({ log: { endpoint, deliveries }, answer, timeZone }: WebhookLogProps) {
  const t = useWebhooksText();
  const title = t('webhooks.log', { url: endpoint.webhookUrl });
  return (
    <section aria-labelledby="webhook-log" className="above-6">
      <h2 id="webhook-log">{title}</h2>
      {deliveries.length === 0 ? <p>{t('webhooks.log-none')}</p> : null}
      {deliveries.length === 0 ? null : (
        <table className="table ruled cards">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('webhooks.made')}</th>
              <th scope="col">{t('webhooks.what')}</th>
              <th scope="col">{t('webhooks.outcome')}</th>
              <th scope="col">{t('webhooks.details')}</th>
              {endpoint.isOwn ? <th scope="col">{t('webhooks.change')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.webhookDeliveryId}
                delivery={delivery}
                guid={endpoint.isOwn ? endpoint.guid : null}
                timeZone={timeZone}
              />
            ))}
          </tbody>
        </table>
      )}
      {endpoint.isOwn && endpoint.failedCount > 0 ? (
        <PostForm intent="retry-since" answer={answer} noValidate preventScrollReset className="form at-most-44rem">
          <input type="hidden" name="guid" value={endpoint.guid} />
          <DayField
            label={t('webhooks.retry-since')}
            name="since"
            defaultValue={answer?.values['since'] ?? ''}
            error={answer?.errors['since']}
          />
          <button type="submit">{t('webhooks.retry')}</button>
        </PostForm>
      ) : null}
    </section>
  );
}

function DeliveryRow({ delivery, guid, timeZone }: { delivery: Delivery; guid: string | null; timeZone: string }) {
  const t = useWebhooksText();
  const { moment } = useFigures();
  const { webhookDeliveryId, webhookId, changeKind, reference, madeAt, requestBody, attemptsMade } = delivery;
  const at = (time: string) => moment(new Date(time), timeZone);
  return (
    <tr>
      <th scope="row" data-label={t('webhooks.made')}>
        {at(madeAt)}
      </th>
      <td data-label={t('webhooks.what')}>
        {changeKind === null ? t('webhooks.is-test') : <code>{changeKind}</code>} {reference}
      </td>
      <td data-label={t('webhooks.outcome')}>
        {delivery.nextAt === null
          ? t(delivery.deliveryState === 'delivered' ? 'webhooks.delivered' : 'webhooks.given-up')
          : t('webhooks.waiting', { at: at(delivery.nextAt) })}
      </td>
      <td data-label={t('webhooks.details')}>
        <details>
          <summary>
            <code>{webhookId}</code>
          </summary>
          <pre>{requestBody}</pre>
          {attemptsMade.map(({ at: time, callStatus, ms, answer }) => (
            <div key={time}>
              <p>{t('webhooks.attempt', { at: at(time), status: callStatus ?? t('webhooks.no-answer'), ms })}</p>
              {answer === '' ? null : <pre>{answer}</pre>}
            </div>
          ))}
        </details>
      </td>
      {guid === null ? null : (
        <td data-label={t('webhooks.change')}>
          {delivery.deliveryState === 'waiting' ? null : (
            <PostForm intent="retry" className={styles.inline} preventScrollReset>
              <input type="hidden" name="guid" value={guid} />
              <input type="hidden" name="webhookDeliveryId" value={webhookDeliveryId} />
              <button type="submit" aria-label={t('webhooks.named', { action: t('webhooks.retry'), url: webhookId })}>
                {t('webhooks.retry')}
              </button>
            </PostForm>
          )}
        </td>
      )}
    </tr>
  );
}
