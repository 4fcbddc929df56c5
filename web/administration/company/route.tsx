import { useActionData, useLoaderData } from 'react-router';
import { companyOrdersHref } from '../orders/order-href.ts';
import { CustomerOrders } from '../customer-edit/customer-orders.tsx';
import { Timeline } from '../history/timeline.tsx';
import { useMay } from '../frame/use-administration.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { changeCompany } from './change-company.ts';
import { Account } from './account.tsx';
import { CompanyDocuments } from './company-order-documents.tsx';
import { Machines } from './machines.tsx';
import { Members } from './members.tsx';
import { MemberNote } from './member-note.tsx';
import { OrderFor } from './order-for.tsx';
import { OrderFields } from './order-fields.tsx';
import { OwnNumbers } from './own-numbers.tsx';
import { PaymentTerms } from './payment-terms.tsx';
import { readCompany } from './read-company.ts';
import { TaxNumbers } from './tax-numbers.tsx';
import { Terms } from './terms.tsx';

export const loader = readCompany;
export const action = changeCompany;

/** One company: members, terms, limits, orders, documents, customer part numbers, notes and history (H7). */
export function Component() {
  const { company, countryName, orders, documents, statement, ownNumbers, machines, timeline } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { companyId, members } = company;
  const may = useMay();
  return (
    <>
      <PageHead title={company.name}>
        <span>{t('staff-company.ref', { ref: companyId })}</span>
        <a href={`/Administration/Merge-Companies?into=${companyId}`}>{t('merge.link')}</a>
        {may('prices') ? (
          <>
            <a href={`/Administration/Price-Lists?companyId=${companyId}`}>{t('price-lists.title')}</a>
            <a href={`/Administration/Why-This-Price?company=${companyId}`}>{t('why-price.title')}</a>
          </>
        ) : null}
      </PageHead>
      <div className="with-aside">
        <div className="grid gap-5">
          <Members company={company} />
          {may('orders') ? (
            <>
              <OrderFor members={members} answer={answer} />
              <CustomerOrders orders={orders} href={companyOrdersHref(companyId)} />
            </>
          ) : null}
          <Account companyId={companyId} statement={statement} />
          <CompanyDocuments documents={documents} />
          <Machines companyId={companyId} machines={machines} mayChange={may('customers')} />
          <OwnNumbers companyId={companyId} ownNumbers={ownNumbers} />
        </div>
        <div className="grid gap-5">
          <Terms company={company} countryName={countryName} />
          <PaymentTerms company={company} answer={answer} />
          <TaxNumbers company={company} answer={answer} />
          <OrderFields customerId={members[0]?.id ?? 0} rules={company} answer={answer} />
          <section aria-labelledby="timeline">
            <h2 id="timeline">{t('staff-company.timeline')}</h2>
            <MemberNote members={members} answer={answer?.form === 'note' ? answer : undefined} />
            <Timeline entries={timeline.entries} none={t('staff-company.timeline-none')} of="" />
            {timeline.earlier === null ? null : (
              <a href={`?id=${companyId}&before=${encodeURIComponent(timeline.earlier)}#timeline`}>
                {t('timeline.earlier')}
              </a>
            )}
          </section>
        </div>
      </div>
    </>
  );
}
