import type { Endpoint, EndpointList, EndpointLog } from '#shop/desk/webhooks/paths.ts';
import { Notice } from '../design/notice.tsx';
import { PageLink } from '../design/page-link.tsx';
import { PasswordQuestion } from '../forms/password-again.tsx';
import { PostForm } from '../forms/post-form.tsx';
import type { SaveAnswer } from '../forms/save-answer.ts';
import styles from '../program-keys/program-keys.module.css';
import { useFigures } from '../texts/texts.tsx';
import { WebhookBanners } from './webhook-banners.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { useWebhooksText } from './webhooks-text.ts';

/** Answer of the action of the page. */
export type WebhooksAnswer =
  | SaveAnswer
  | { saved: true; form: string; webhookSecret: string }
  | { saved: true; form: string; retried: number };

interface WebhooksProps extends EndpointList {
  /** The webhook whose deliveries are shown; null: none. */
  log: EndpointLog | null;
  /** Shown where the server has no key for secrets. */
  offText: string;
  answer: WebhooksAnswer | undefined;
  timeZone: string;
  /** Address of the page. */
  page: string;
}

/** Webhooks (M3): the list, the deliveries of one, and the form for a new one. */
export function Webhooks({ isPossible, endpoints, log, offText, answer, timeZone, page }: WebhooksProps) {
  const t = useWebhooksText();
  const refused = answer?.saved === false ? answer : undefined;
  const words = {
    title: t('webhooks.confirm-title'),
    submit: t('webhooks.confirm'),
    cancel: t('webhooks.cancel'),
    label: t('webhooks.password'),
    hint: t('webhooks.password-hint'),
  };
  const refusedOf = (form: string) => (refused?.form === form ? refused : undefined);
  return (
    <>
      {isPossible ? null : <Notice kind="bad">{offText}</Notice>}
      <WebhookBanners endpoints={endpoints} timeZone={timeZone} page={page} />
      {answer?.saved === true ? <Outcome answer={answer} /> : null}
      {refused !== undefined && refused.form !== 'add' && refused.form !== 'save' ? (
        <PasswordQuestion answer={refused} words={words} href={page} />
      ) : null}
      <WebhookTable endpoints={endpoints} timeZone={timeZone} page={page} />
      {log === null ? null : <WebhookLog log={log} answer={refusedOf('retry-since')} timeZone={timeZone} />}
      {log?.endpoint.isOwn === true ? (
        <section aria-labelledby="edit-webhook" className="above-6">
          <h2 id="edit-webhook">{t('webhooks.edit')}</h2>
          <WebhookForm key={log.endpoint.guid} endpoint={log.endpoint} answer={refusedOf('save')} />
        </section>
      ) : null}
      {isPossible && log === null ? (
        <section aria-labelledby="new-webhook" className="above-6">
          <h2 id="new-webhook">{t('webhooks.new')}</h2>
          <WebhookForm key={endpoints[0]?.guid ?? ''} answer={refusedOf('add')} />
        </section>
      ) : null}
      <HowToVerify />
    </>
  );
}

function Outcome({ answer }: { answer: WebhooksAnswer & { saved: true } }) {
  const t = useWebhooksText();
  if ('retried' in answer) return <Notice kind="good">{t('webhooks.retried', { count: answer.retried })}</Notice>;
  if (!('webhookSecret' in answer)) return <Notice kind="good">{t('webhooks.saved')}</Notice>;
  return (
    <Notice kind="good">
      <h2>{t('webhooks.secret-made')}</h2>
      <p>{t('webhooks.secret-once')}</p>
      <input
        className="control mono"
        aria-label={t('webhooks.secret')}
        readOnly
        value={answer.webhookSecret}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Notice>
  );
}

function WebhookTable({ endpoints, timeZone, page }: Pick<WebhooksProps, 'endpoints' | 'timeZone' | 'page'>) {
  const t = useWebhooksText();
  const { moment } = useFigures();
  if (endpoints.length === 0) return <p>{t('webhooks.none')}</p>;
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('webhooks.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('webhooks.url')}</th>
          <th scope="col">{t('webhooks.owner')}</th>
          <th scope="col">{t('webhooks.state')}</th>
          <th scope="col">{t('webhooks.health')}</th>
          <th scope="col">{t('webhooks.change')}</th>
        </tr>
      </thead>
      <tbody>
        {endpoints.map((endpoint) => (
          <tr key={endpoint.guid}>
            <th scope="row" data-label={t('webhooks.url')}>
              <PageLink href={`${page}?webhook=${endpoint.guid}`}>{endpoint.webhookUrl}</PageLink>{' '}
              {endpoint.webhookNote}
            </th>
            <td data-label={t('webhooks.owner')}>{endpoint.webhookOwner || t('webhooks.owner-shop')}</td>
            <td data-label={t('webhooks.state')}>{stateOf(endpoint, t, (at) => moment(new Date(at), timeZone))}</td>
            <td data-label={t('webhooks.health')}>
              {t('webhooks.health-counts', {
                delivered: endpoint.deliveredCount,
                failed: endpoint.failedCount,
                waiting: endpoint.waitingCount,
              })}
              {endpoint.answeredWithinMs === null ? null : (
                <p>{t('webhooks.within', { ms: endpoint.answeredWithinMs })}</p>
              )}
            </td>
            <td data-label={t('webhooks.change')}>
              <WebhookButtons endpoint={endpoint} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function stateOf(
  { offReason, failingSince }: Endpoint,
  t: ReturnType<typeof useWebhooksText>,
  at: (time: string) => string,
): string {
  if (offReason === 'failing') return t('webhooks.state-off-failing');
  if (offReason !== null) return t(`webhooks.state-${offReason}`);
  return failingSince === null ? t('webhooks.state-on') : t('webhooks.state-failing', { at: at(failingSince) });
}

function WebhookButtons({ endpoint: { guid, webhookUrl, offReason, isOwn } }: { endpoint: Endpoint }) {
  const t = useWebhooksText();
  const steps = [
    ...(isOwn
      ? ([
          ['test', 'webhooks.test'],
          ['rotate', 'webhooks.rotate'],
        ] as const)
      : []),
    ...(offReason === null ? ([['off', 'webhooks.turn-off']] as const) : []),
    ...(offReason !== null && isOwn ? ([['on', 'webhooks.turn-on']] as const) : []),
    ['remove', 'webhooks.remove'] as const,
  ];
  return steps.map(([intent, label]) => (
    <PostForm key={intent} intent={intent} className={styles.inline} preventScrollReset>
      <input type="hidden" name="guid" value={guid} />
      <button type="submit" aria-label={t('webhooks.named', { action: t(label), url: webhookUrl })}>
        {t(label)}
      </button>
    </PostForm>
  ));
}

/** Verification in three languages, with the libraries of the standard. */
const EXAMPLES = [
  [
    'JavaScript',
    `import { Webhook } from 'standardwebhooks';
const webhook = new Webhook('whsec_…');
const body = await request.text();
const { type, data } = webhook.verify(body, Object.fromEntries(request.headers));`,
  ],
  [
    'Python',
    `from standardwebhooks.webhooks import Webhook
webhook = Webhook("whsec_…")
event = webhook.verify(request.get_data(), request.headers)`,
  ],
  [
    'PHP',
    `$webhook = new \\StandardWebhooks\\Webhook('whsec_…');
$event = $webhook->verify(file_get_contents('php://input'), getallheaders());`,
  ],
] as const;

function HowToVerify() {
  const t = useWebhooksText();
  return (
    <section aria-labelledby="verify-webhook" className="above-6">
      <h2 id="verify-webhook">{t('webhooks.verify')}</h2>
      <p>{t('webhooks.verify-text')}</p>
      {EXAMPLES.map(([language, code]) => (
        <details key={language}>
          <summary>{language}</summary>
          <pre>{code}</pre>
        </details>
      ))}
    </section>
  );
}
