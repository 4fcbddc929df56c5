import type { PartRequestHeader } from '#shop/trade/part-requests/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { usePartRequestText } from './part-requests-text.ts';
import { shownState } from './request-state.ts';
import { UrgencyMark } from './urgency-mark.tsx';

interface OwnRequestsProps {
  requests: readonly Pick<
    PartRequestHeader,
    'partRequestId' | 'requestState' | 'isOrdered' | 'urgency' | 'press' | 'wanted' | 'parts'
  >[];
  /** Links load pages as documents, so that the service worker can answer. */
  isReload?: boolean;
}

/** A member's own requests, one line each: what was asked, for which press, how urgent, and how it stands (J9). */
export function OwnRequests({ requests, isReload = false }: OwnRequestsProps) {
  const t = usePartRequestText();
  return (
    <ul className="list stack">
      {requests.map((request) => {
        const { partRequestId, press } = request;
        const facts = [press, t(`part-requests.state.${shownState(request)}`)];
        return (
          <li key={partRequestId}>
            <PageLink href={`/Part-Request?id=${partRequestId}`} {...(isReload ? { 'data-reload': true } : {})}>
              {t('part-requests.of', { number: partRequestId })}
            </PageLink>{' '}
            <Needed {...request} /> <UrgencyMark {...request} />{' '}
            <span className="soft">{facts.filter((fact) => fact !== '').join(', ')}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The words of a request, or the number of its parts. */
export function Needed({ wanted, parts }: Pick<PartRequestHeader, 'wanted' | 'parts'>) {
  const t = usePartRequestText();
  return wanted === '' && parts > 0 ? t('part-requests.parts-count', { count: parts }) : wanted;
}
