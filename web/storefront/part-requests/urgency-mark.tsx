import type { Urgency } from '#shop/trade/part-requests/part-request.ts';
import { usePartRequestText } from './part-requests-text.ts';

/** Urgency of a request; that the press stands is a badge, which nobody overlooks. */
export function UrgencyMark({ urgency }: { urgency: Urgency }) {
  const t = usePartRequestText();
  const isStanding = urgency === 'press-stands';
  return <span className={isStanding ? 'badge bad' : 'soft'}>{t(`part-requests.urgency.${urgency}`)}</span>;
}
