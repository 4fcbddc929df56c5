import { createContext, use, type ReactNode } from 'react';
import type { Found, Pile } from '#shop/desk/administration/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { AccountStatusBadge } from '../customers/account-status-badge.tsx';
import { ClearanceBadge } from '../orders/order-status-badge.tsx';
import { StateBadge } from '../queue/state-badge.tsx';
import { t } from '../staff-text.ts';
import type { Command, PartCommand } from './commands.ts';
import styles from './found-list.module.css';

interface FoundListProps {
  /** null: nothing was searched yet. */
  found: Found | null;
  /** Search words. */
  keyword: string;
  commands: readonly Command[];
  /** Action for a part, if the words contain one. */
  partCommand?: PartCommand | null;
  recent?: readonly Command[];
  onOpen?: (find: Command) => void;
}

/**
 * Hits of the typed words: screens and actions, then the first of each kind, the kind with an exact match first (P2).
 */
export function FoundList({ found, keyword, commands, partCommand = null, recent = [], onOpen }: FoundListProps) {
  const ofParts = partCommand === null ? [] : (found?.products.first ?? []).map(partCommand.commandFor);
  const groups = found === null ? [] : groupsOf(found, keyword);
  const count = recent.length + commands.length + ofParts.length + groups.length;
  if (count === 0) return <p className="soft-ink">{t('find.none')}</p>;
  return (
    <OpenContext value={onOpen}>
      <Commands heading={t('find.recent')} commands={recent} />
      <Commands heading={t('find.commands')} commands={[...ofParts, ...commands]} />
      {groups.map(({ heading, pile, more, hits }) => (
        <Group key={heading} heading={heading} pile={pile} more={more}>
          {hits}
        </Group>
      ))}
    </OpenContext>
  );
}

function Commands({ heading, commands }: { heading: string; commands: readonly Command[] }) {
  if (commands.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{heading}</h2>
      <ul className="list">
        {commands.map(({ label, href }) => (
          <Hit key={href} href={href}>
            {label}
          </Hit>
        ))}
      </ul>
    </section>
  );
}

interface FoundGroup extends Omit<GroupProps, 'children'> {
  hits: ReactNode;
  /** Its first hit matches the input exactly. */
  isExact: boolean;
}

function groupsOf({ orders, companies, customers, products }: Found, keyword: string): FoundGroup[] {
  const within = (list: string, label: string): Way => ({
    href: `/Administration/${list}?search=${encodeURIComponent(keyword.trim())}`,
    label,
  });
  const isExact = (...names: (string | undefined)[]) =>
    names.some((name) => name?.toLowerCase() === keyword.trim().toLowerCase());
  const groups: FoundGroup[] = [
    {
      heading: t('find.orders'),
      pile: orders,
      more: [within('Orders', t('frame.orders')), within('Pending-Orders', t('frame.pending-orders'))],
      isExact: isExact(orders.first[0]?.reference, String(orders.first[0]?.id)),
      hits: orders.first.map((order) => (
        <Hit key={order.id} href={`/Administration/OrderView?id=${order.id}`}>
          <PartNumber>{order.reference}</PartNumber>
          <span className={styles.words}>{`${order.company}, ${order.firstName} ${order.surname}`}</span>
          <StateBadge state={order.state} /> <ClearanceBadge status={order.status} />
        </Hit>
      )),
    },
    {
      heading: t('find.companies'),
      pile: companies,
      more: [within('Customers', t('frame.customers'))],
      isExact: isExact(companies.first[0]?.name),
      hits: companies.first.map(({ id, name, town, countryName }) => (
        <Hit key={id} href={`/Administration/Company?id=${id}`}>
          <strong>{name}</strong>
          <span className={styles.words}>{[town, countryName].filter((each) => each !== '').join(', ')}</span>
        </Hit>
      )),
    },
    {
      heading: t('find.customers'),
      pile: customers,
      more: [within('Customers', t('frame.customers'))],
      isExact: isExact(customers.first[0]?.email, customers.first[0]?.surname),
      hits: customers.first.map((customer) => (
        <Hit key={customer.id} href={`/Administration/CustomerEdit?id=${customer.guid}`}>
          <strong>{`${customer.firstName} ${customer.surname}`}</strong>
          <span className={styles.words}>{`${customer.company}, ${customer.email}, ${customer.countryName}`}</span>
          <AccountStatusBadge status={customer.status} />
        </Hit>
      )),
    },
    {
      heading: t('find.products'),
      pile: products,
      more: [within('Products', t('frame.products'))],
      isExact: isExact(products.first[0]?.name, products.first[0]?.called?.number),
      hits: products.first.map(({ id, name, intro, active, called }) => (
        <Hit key={id} href={`/Administration/ProductEdit?id=${id}`}>
          <PartNumber>{name}</PartNumber>
          <span className={styles.words}>{called === null ? intro : t('find.called', called)}</span>
          {active ? null : <span className="faint-ink">{t('find.inactive')}</span>}
        </Hit>
      )),
    },
  ];
  return groups
    .filter(({ pile }) => pile.total > 0)
    .toSorted((one, other) => Number(other.isExact) - Number(one.isExact));
}

interface Way {
  href: string;
  label: string;
}

interface GroupProps {
  heading: string;
  pile: Pile<unknown>;
  /** Links to the lists with further hits. */
  more: readonly Way[];
  children: ReactNode;
}

function Group({ heading, pile, more, children }: GroupProps) {
  const rest = pile.total - pile.first.length;
  return (
    <section className={styles.group}>
      <h2>{heading}</h2>
      <ul className="list">{children}</ul>
      {rest === 0 ? null : (
        <p className={styles.rest}>
          {t(pile.isMore === true ? 'find.rest-many' : 'find.rest', { rest })}
          {more.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

/** Receives the hit that is opened. */
const OpenContext = createContext<((find: Command) => void) | undefined>(undefined);

function Hit({ href, children }: { href: string; children: ReactNode }) {
  const onOpen = use(OpenContext);
  return (
    <li>
      <a
        href={href}
        className={styles.hit}
        onClick={({ currentTarget }) => onOpen?.({ label: labelOf(currentTarget), href })}
      >
        {children}
      </a>
    </li>
  );
}

/** A hit in one line: its number or name, and its kind. */
function labelOf({ childNodes }: Element): string {
  return [...childNodes].map(({ textContent }) => textContent?.trim()).join(' ');
}
