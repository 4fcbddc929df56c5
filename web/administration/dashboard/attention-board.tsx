import type { ReactNode } from 'react';
import type { Attention } from '#shop/desk/administration/paths.ts';
import { NEEDS, type StaffNeed } from '#shop/base/rights/staff-right.ts';
import { customerHref } from '../customers/customer-href.ts';
import { useMay } from '../frame/use-administration.ts';
import { mailHref } from '../mailbox/mail-href.ts';
import { Moment } from '../moment.tsx';
import { orderHref } from '../orders/order-href.ts';
import { t } from '../staff-text.ts';
import styles from './attention-board.module.css';

/** Piles that need attention; an empty pile is shown as such, less prominently (E2). */
export function AttentionBoard({ attention }: { attention: Attention }) {
  const may = useMay();
  const { waiting, pending, uploads, failedMail, unsentMail, lowStock } = attention;
  return (
    <section className={styles.board} aria-label={t('dashboard.attention')}>
      <PileCard
        need={'customers'}
        label={t('dashboard.waiting')}
        total={waiting.total}
        href="/Administration/Customers?status=waiting"
      >
        {waiting.first.map((customer) => (
          <li key={customer.id}>
            <a href={customerHref(customer)}>{customer.company}</a> {`${customer.firstName} ${customer.surname}`}
          </li>
        ))}
      </PileCard>
      <PileCard
        need={'orders'}
        label={t('dashboard.pending')}
        total={pending.total}
        href="/Administration/Pending-Orders"
      >
        {pending.first.map((order) => (
          <li key={order.id}>
            <a href={orderHref(order)}>{order.reference}</a> {order.company}
          </li>
        ))}
      </PileCard>
      <PileCard need={'orders'} label={t('dashboard.uploads')} total={uploads.total}>
        {uploads.first.map(({ orderId, reference, company, uploadedAt }) => (
          <li key={orderId}>
            <a href={orderHref({ id: orderId })}>{reference}</a> {company} <Moment at={uploadedAt} />
          </li>
        ))}
      </PileCard>
      <PileCard
        need={NEEDS.accounts}
        label={t('dashboard.failed-mail')}
        total={failedMail.total}
        href="/Administration/Mailbox?state=failed"
        alarming
      >
        {failedMail.first.map(({ id, kind, attempts, lastError }) => (
          <li key={id} title={lastError ?? undefined}>
            <a href={mailHref({ id })}>{t(`mailbox.kind.${kind}`)}</a> {t('dashboard.attempts', { attempts })}
          </li>
        ))}
      </PileCard>
      <PileCard
        need={NEEDS.accounts}
        label={t('dashboard.unsent-mail')}
        total={unsentMail.total}
        href={`/Administration/Mailbox?state=${unsentMail.first[0]?.state ?? 'kept'}`}
        alarming
      >
        {unsentMail.first.map(({ id, kind }) => (
          <li key={id}>
            <a href={mailHref({ id })}>{t(`mailbox.kind.${kind}`)}</a>
          </li>
        ))}
      </PileCard>
      <PileCard
        need={NEEDS.stock}
        label={t('dashboard.low-stock')}
        total={lowStock.total}
        {...(may(NEEDS.parts) ? { href: '/Administration/Products?stock=low' } : {})}
      >
        {lowStock.first.map(({ id, name, stockLevel }) => (
          <li key={id}>
            <a href={`/Administration/ProductEdit?id=${id}`}>{name}</a> {t('dashboard.stock', { stock: stockLevel })}
          </li>
        ))}
      </PileCard>
    </section>
  );
}

interface PileCardProps {
  /** Right that shows the pile (P1). */
  need: StaffNeed;
  label: string;
  total: number;
  /** Address of the full list. */
  href?: string;
  /** A failure, as opposed to a task. */
  alarming?: boolean;
  children: ReactNode;
}

function PileCard({ need, label, total, href, alarming = false, children }: PileCardProps) {
  const may = useMay();
  const isEmpty = total === 0;
  if (!may(need)) return null;
  return (
    <div className={styles.pile} data-state={isEmpty ? 'empty' : alarming ? 'alarming' : 'waiting'}>
      <h2>
        <strong>{total}</strong> {href === undefined ? label : <a href={href}>{label}</a>}
      </h2>
      {isEmpty ? <p>{t('dashboard.nothing')}</p> : <ul className="list">{children}</ul>}
    </div>
  );
}
