import { Form } from 'react-router';
import { documentUrl } from '#shop/trade/documents/order-document-rules.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../design/button.tsx';
import { DayField } from '../../design/day-field.tsx';
import { FileField } from '../../design/file-field.tsx';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { drawerOf, filledFrom } from '../forms/declared-form.tsx';
import { useMay } from '../frame/use-administration.ts';
import { formatDay, formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { documentForm } from './order-forms.ts';
import type { OrderView } from './read-order.ts';
import type { OrderDocument } from '#shop/trade/documents/paths.ts';

interface DocumentsProps {
  view: Pick<OrderView, 'order' | 'documents'>;
  answer: SaveAnswer | undefined;
}

/** The documents of the order, and the form to file another (L6). */
export function Documents({ view: { order, documents }, answer }: DocumentsProps) {
  const may = useMay()('documents');
  const filed = documents.filter(({ kind }) => kind !== 'delivery-note');
  const withdrawn = answer?.form === 'withdraw' ? answer : undefined;
  return (
    <Section heading={t('filed.heading')} boxed isOffPaper>
      {filed.length === 0 ? <p>{t('filed.none')}</p> : null}
      <ul className="list">
        {filed.map((document) => (
          <li key={document.id}>
            <Filed document={document} mayWithdraw={may} />
            {may && document.amountMinor !== null ? (
              <Payment document={document} answer={answer?.form === 'pay' ? answer : undefined} />
            ) : null}
          </li>
        ))}
      </ul>
      {answer?.form === 'pay' && answer.saved ? <Notice kind="good">{t('filed.payment-saved')}</Notice> : null}
      {withdrawn?.saved === true ? <Notice kind="good">{t('filed.withdrawn')}</Notice> : null}
      {withdrawn?.saved === false ? <Notice kind="bad">{withdrawn.notice}</Notice> : null}
      {may ? (
        <FileForm key={documents.length} order={order} answer={answer?.form === 'document' ? answer : undefined} />
      ) : null}
    </Section>
  );
}

function Filed({ document, mayWithdraw }: { document: OrderDocument; mayWithdraw: boolean }) {
  const { id, kind, number, issuedOn, amountMinor, currency, dueOn, paidOn } = document;
  const facts = [
    formatDay(issuedOn),
    ...(amountMinor === null ? [] : [formatMoney(amountMinor, currency)]),
    ...(dueOn === null ? [] : [t('filed.due-on', { day: formatDay(dueOn) })]),
    ...(paidOn === null ? [] : [t('filed.paid-on', { day: formatDay(paidOn) })]),
  ];
  return (
    <Form method="post" preventScrollReset className="row">
      <span>
        <a href={documentUrl(document)}>
          {t(`filed.kind.${kind}`)} {number}
        </a>
        , {facts.join(', ')}
      </span>
      <input type="hidden" name="intent" value="withdraw" />
      {mayWithdraw ? (
        <Button
          type="submit"
          kind="secondary"
          name="documentId"
          value={id}
          aria-label={t('filed.withdraw-one', { number })}
        >
          {t('filed.withdraw')}
        </Button>
      ) : null}
    </Form>
  );
}

/** Marks the document as paid on a day, or opens it again. */
function Payment({
  document: { id, number, paidOn },
  answer,
}: {
  document: OrderDocument;
  answer: SaveAnswer | undefined;
}) {
  const refused = answer?.saved === false && answer.values['documentId'] === String(id) ? answer : undefined;
  return (
    <PostForm
      intent="pay"
      answer={refused}
      preventScrollReset
      className="fields above-3"
      aria-label={t('filed.payment-of', { number })}
    >
      <input type="hidden" name="documentId" value={id} />
      {paidOn === null ? (
        <>
          <DayField
            label={t('filed.payment-day')}
            name="paidOn"
            required
            defaultValue={refused?.values['paidOn'] ?? ''}
            error={refused?.errors['paidOn']}
          />
          <Button type="submit" kind="secondary" aria-label={t('filed.pay-one', { number })}>
            {t('filed.pay')}
          </Button>
        </>
      ) : (
        <Button type="submit" kind="secondary" aria-label={t('filed.reopen-one', { number })}>
          {t('filed.reopen')}
        </Button>
      )}
      {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
    </PostForm>
  );
}

function FileForm({ order, answer }: { order: OrderView['order']; answer: SaveAnswer | undefined }) {
  const busy = useSending('document');
  const refused = answer?.saved === false ? answer : undefined;
  const draw = drawerOf(documentForm(order.currency), filledFrom(answer));
  return (
    <>
      {answer?.saved === true ? <Notice kind="good">{t('filed.done')}</Notice> : null}
      <details className="below-3" open={refused !== undefined || undefined}>
        <summary>{t('filed.add')}</summary>
        <PostForm intent="document" answer={answer} encType="multipart/form-data" noValidate preventScrollReset>
          {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
          <input type="hidden" name="currency" value={order.currency} />
          <fieldset className="grid align-end gap-2-4 cells-16">
            <legend className="visually-hidden">{t('filed.add')}</legend>
            <FileField
              label={t('filed.file')}
              name="file"
              accept="application/pdf,.pdf"
              error={refused?.errors['file']}
            />
            {(['kind', 'number', 'issuedOn', 'amountMinor', 'dueOn'] as const).map((name) => draw(name))}
          </fieldset>
          <Button type="submit" busy={busy && t('filed.adding')}>
            {t('filed.add')}
          </Button>
        </PostForm>
      </details>
    </>
  );
}
