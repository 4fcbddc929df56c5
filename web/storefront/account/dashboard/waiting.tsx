import { PageLink } from '../../../design/page-link.tsx';
import { Section } from '../../../design/section.tsx';
import { type AccountTextKey, useAccountText } from '../account-text.ts';

/** Numbers of what waits for the member, each with its list. */
export interface WaitingCounts {
  approvals: number;
  messages: number;
  returns: number;
  partRequests: number;
  quotes: number;
}

const PLACES: readonly (readonly [keyof WaitingCounts, href: string, label: AccountTextKey])[] = [
  ['approvals', '/Approvals', 'account.waiting-approvals'],
  ['partRequests', '/Part-Requests', 'account.waiting-part-requests'],
  ['messages', '/Order-History', 'account.waiting-messages'],
  ['returns', '/Returns', 'account.waiting-returns'],
  ['quotes', '/Quotes', 'account.waiting-quotes'],
];

/** Tasks of the member; nothing if there are none. */
export function Waiting({ counts }: { counts: WaitingCounts }) {
  const t = useAccountText();
  const open = PLACES.filter(([name]) => counts[name] > 0);
  if (open.length === 0) return null;
  return (
    <Section heading={t('account.waiting')} boxed isUrgent>
      <ul className="list stack">
        {open.map(([name, href, label]) => (
          <li key={name}>
            <PageLink href={href}>{t(label, { count: counts[name] })}</PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
