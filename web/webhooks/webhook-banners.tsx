import type { Endpoint } from '#shop/desk/webhooks/paths.ts';
import { Notice } from '../design/notice.tsx';
import { PageLink } from '../design/page-link.tsx';
import { useFigures } from '../texts/texts.tsx';
import { useWebhooksText } from './webhooks-text.ts';

interface WebhookBannersProps {
  endpoints: readonly Endpoint[];
  timeZone: string;
  /** Address of the page with the deliveries. */
  page: string;
}

/** Banners about own webhooks that are off, or will be, because nothing could be delivered (M3). */
export function WebhookBanners({ endpoints, timeZone, page }: WebhookBannersProps) {
  const t = useWebhooksText();
  const { moment } = useFigures();
  return endpoints.map((endpoint) => {
    const trouble = troubleOf(endpoint);
    if (trouble === null) return null;
    const at = moment(new Date(trouble.since), timeZone);
    return (
      <Notice key={endpoint.guid} kind="bad">
        {t(`webhooks.banner-${trouble.kind}`, { url: endpoint.webhookUrl, at })}{' '}
        <PageLink href={`${page}?webhook=${endpoint.guid}`}>{t('webhooks.banner-link')}</PageLink>
      </Notice>
    );
  });
}

function troubleOf({ isOwn, offReason, offAt, failingSince, warnedAt }: Endpoint) {
  if (!isOwn || offReason === 'person') return null;
  if (offReason !== null) return { kind: offReason, since: offAt ?? '' } as const;
  return warnedAt === null ? null : ({ kind: 'warned', since: failingSince ?? warnedAt } as const);
}
