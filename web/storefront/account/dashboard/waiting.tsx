import { PageLink } from '../../../design/page-link.tsx';
import { Section } from '../../../design/section.tsx';
import { type AccountTextKey, useAccountText } from '../account-text.ts';

/** Tasks of one kind that wait for the member. */
export interface Waits {
  count: number;
  /** The task itself, if it is the only one and known here. */
  only?: string | undefined;
}

type Kind = 'approvals' | 'partRequests' | 'messages' | 'returns' | 'quotes';

const PLACES: readonly (readonly [Kind, list: string, label: AccountTextKey])[] = [
  ['approvals', '/Approvals', 'account.waiting-approvals'],
  ['partRequests', '/Part-Requests', 'account.waiting-part-requests'],
  ['messages', '/Order-History', 'account.waiting-messages'],
  ['returns', '/Returns', 'account.waiting-returns'],
  ['quotes', '/Quotes', 'account.waiting-quotes'],
];

/** Tasks of the member, each a link to it; several of a kind are a link to their list. Nothing if there are none. */
export function Waiting({ tasks }: { tasks: Readonly<Record<Kind, Waits>> }) {
  const t = useAccountText();
  const open = PLACES.filter(([kind]) => tasks[kind].count > 0);
  if (open.length === 0) return null;
  return (
    <Section heading={t('account.waiting')} boxed isUrgent>
      <ul className="list stack">
        {open.map(([kind, list, label]) => {
          const { count, only } = tasks[kind];
          return (
            <li key={kind}>
              <PageLink href={count === 1 && only !== undefined ? only : list}>{t(label, { count })}</PageLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
