import type { ReactNode } from 'react';
import type { Found, Pile } from '#shop/administration/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { AccountStatusBadge } from '../customers/account-status-badge.tsx';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { StateBadge } from '../queue/state-badge.tsx';
import { t } from '../staff-text.ts';
import styles from './found-list.module.css';

/** What a keyword found, kind by kind: the first of each, and where all of them are. */
export function FoundList({ found: { orders, customers, products }, keyword }: { found: Found; keyword: string }) {
  const within = (list: string, label: string): Way => ({
    href: `/Administration/${list}?search=${encodeURIComponent(keyword.trim())}`,
    label,
  });
  if (orders.total + customers.total + products.total === 0) return <p className={styles.none}>{t('find.none')}</p>;
  return (
    <>
      <Group
        heading={t('find.orders')}
        pile={orders}
        more={[within('Orders', t('frame.orders')), within('Pending-Orders', t('frame.pending-orders'))]}
      >
        {orders.first.map((order) => (
          <Hit key={order.id} href={`/Administration/OrderView?id=${order.id}`}>
            <PartNumber>{order.reference}</PartNumber>
            <span className={styles.words}>{`${order.company}, ${order.firstName} ${order.surname}`}</span>
            <StateBadge state={order.state} /> <OrderStatusBadge status={order.status} />
          </Hit>
        ))}
      </Group>
      <Group heading={t('find.customers')} pile={customers} more={[within('Customers', t('frame.customers'))]}>
        {customers.first.map((customer) => (
          <Hit key={customer.id} href={`/Administration/CustomerEdit?id=${customer.guid}`}>
            <strong>{customer.company}</strong>
            <span className={styles.words}>
              {`${customer.firstName} ${customer.surname}, ${customer.email}, ${customer.countryName}`}
            </span>
            <AccountStatusBadge status={customer.status} />
          </Hit>
        ))}
      </Group>
      <Group heading={t('find.products')} pile={products} more={[within('Products', t('frame.products'))]}>
        {products.first.map((product) => (
          <Hit key={product.id} href={`/Administration/ProductEdit?id=${product.id}`}>
            <PartNumber>{product.name}</PartNumber>
            <span className={styles.words}>{product.intro}</span>
            {product.active ? null : <span className={styles.off}>{t('find.inactive')}</span>}
          </Hit>
        ))}
      </Group>
    </>
  );
}

interface Way {
  href: string;
  label: string;
}

interface GroupProps {
  heading: string;
  pile: Pile<unknown>;
  /** The lists that have the rest. */
  more: readonly Way[];
  children: ReactNode;
}

function Group({ heading, pile, more, children }: GroupProps) {
  if (pile.total === 0) return null;
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

function Hit({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className={styles.hit}>
        {children}
      </a>
    </li>
  );
}
