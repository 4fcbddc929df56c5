import { useActionData, useLoaderData } from 'react-router';
import { kitPartTexts } from '#shop/catalogue/kits/kit-part.ts';
import { documentUrl } from '#shop/trade/documents/order-document-rules.ts';
import type { Return, ReturnLine } from '#shop/trade/returns/paths.ts';
import { hasSheet } from '#shop/trade/returns/return.ts';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import { PictureList } from '../../storefront/returns/picture-list.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Moment } from '../moment.tsx';
import styles from '../order-view/order-view.module.css';
import { PageHead } from '../page-head.tsx';
import { ReturnBadge } from '../returns/return-badge.tsx';
import { t } from '../staff-text.ts';
import { changeReturn } from './change-return.ts';
import { CloseForm } from './close-form.tsx';
import { DecideForm } from './decide-form.tsx';
import { readReturn } from './read-return.ts';
import { ReceiveForm } from './receive-form.tsx';

export const loader = readReturn;
export const action = changeReturn;

/** One return: its lines and reason, and the staff actions (L7). */
export function Component() {
  const { returned, creditNotes } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { returnId, returnNumber, orderId, reference, company, returnState } = returned;
  return (
    <>
      <PageHead title={t('returned.of', { number: returnNumber })}>
        <a href={`/Administration/OrderView?id=${orderId}`}>{reference}</a>
        {hasSheet(returnState) ? <a href={`/Return-Sheet.pdf?id=${returnId}`}>{t('returned.sheet')}</a> : null}
      </PageHead>
      {answer?.saved === true ? <Notice kind="good">{t(`returned.done.${answer.form}`)}</Notice> : null}
      {answer?.saved === false && answer.notice !== null ? <Notice kind="bad">{answer.notice}</Notice> : null}
      <div className={styles.view}>
        <div className={styles.main}>
          <Section heading={t('returned.lines')} boxed>
            <p>
              <ReturnBadge returned={returned} />
            </p>
            <p>
              {company}, {returned.askedBy}
            </p>
            <p>{t(`returned.reason.${returned.returnReason}`)}</p>
            <div>
              <ListTable
                caption={t('returned.lines')}
                columns={columns()}
                rows={returned.lines}
                rowKey={({ orderLineId }) => orderLineId}
              />
            </div>
            <CreditNote returned={returned} />
          </Section>
          <Section heading={t('returned.pictures')} boxed>
            {returned.pictures.length === 0 ? <p>{t('returned.no-pictures')}</p> : null}
            <PictureList pictures={returned.pictures} nameOf={(position) => t('returned.picture', { position })} />
          </Section>
          <Section heading={t('returned.happened')} boxed>
            <ol className="bullets small">
              {returned.events.map(({ id, at, kind, byName, remarks }) => (
                <li key={id}>
                  {t(`returned.event.${kind}`)} <Moment at={at} /> {byName} {remarks === '' ? null : <q>{remarks}</q>}
                </li>
              ))}
            </ol>
          </Section>
        </div>
        <div className={styles.side}>
          <DecideForm returned={returned} answer={answer} />
          <ReceiveForm returned={returned} answer={answer} />
          <CloseForm returned={returned} creditNotes={creditNotes} answer={answer} />
        </div>
      </div>
    </>
  );
}

const columns = (): readonly Column<ReturnLine>[] => [
  {
    key: 'part',
    label: t('returned.part'),
    cell: ({ productName, variantDetails, kitParts, quantity }) => (
      <>
        {[productName, variantDetails ?? []].flat().join(', ')}
        {kitPartTexts(kitParts, quantity).map((text) => (
          <small key={text} className="own-line">
            {text}
          </small>
        ))}
      </>
    ),
  },
  { key: 'quantity', label: t('returned.quantity'), align: 'end', cell: ({ quantity }) => quantity },
  { key: 'received', label: t('returned.received'), align: 'end', cell: ({ received }) => received },
  { key: 'unsaleable', label: t('returned.unsaleable'), align: 'end', cell: ({ unsaleable }) => unsaleable },
];

function CreditNote({ returned: { creditNote } }: { returned: Return }) {
  if (creditNote === null) return null;
  return (
    <a href={documentUrl({ kind: 'credit-note', id: creditNote.documentId })}>
      {t('returned.credit-note')} {creditNote.number}
    </a>
  );
}
