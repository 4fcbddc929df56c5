import { STAFF_PASSWORD } from '#shop/people/accounts/login-rules.ts';
import { REMARKS_MAX } from '#shop/desk/privacy/data-request.ts';
import type { OpenDataRequest } from '#shop/desk/privacy/paths.ts';
import { copyHref } from '#shop/desk/privacy/staff-paths.ts';
import { Button } from '../../design/button.tsx';
import { Fact, Facts } from '../../design/facts.tsx';
import { TextAreaField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { OWN_PASSWORD, type SaveAnswer } from '../../forms/save-answer.ts';
import { companyHref } from '../screen-addresses.ts';
import { DataRequestState, dataRequestHref, personName } from '../data-requests/request-words.tsx';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { StaffPasswordQuestion } from '../forms/staff-password.tsx';
import { Moment } from '../moment.tsx';
import { t } from '../staff-text.ts';

interface PartProps {
  open: OpenDataRequest;
  answer: SaveAnswer | undefined;
}

export function RequestFacts({ open: { request, isErased } }: Pick<PartProps, 'open'>) {
  const { customerId, email, remarks, askedAt, dueAt, askedByStaff, answeredAt, answeredBy, answer } = request;
  return (
    <section aria-labelledby="facts" className="at-most-44rem below-6">
      <h2 id="facts">{t('data-request.facts')}</h2>
      {isErased ? <Notice kind="plain">{t('data-request.erased')}</Notice> : null}
      <Facts stacked>
        <Fact label={t('data-requests.person')}>{personName(request)}</Fact>
        {email === '' ? null : <Fact label={t('data-request.email')}>{email}</Fact>}
        <Fact label={t('data-request.account')}>
          {customerId === null ? (
            t('data-request.no-account')
          ) : (
            <a href={`/Administration/CustomerEdit?id=${customerId}`}>{t('customer.ref', { ref: customerId })}</a>
          )}
        </Fact>
        <Fact label={t('data-requests.kind')}>{t(`data-requests.${request.dataRequestKind}`)}</Fact>
        <Fact label={t('data-requests.state')}>
          <DataRequestState request={request} />
        </Fact>
        <Fact label={t('data-requests.asked')}>
          <Moment at={askedAt} /> {askedByStaff === null ? null : t('data-request.entered-by', { name: askedByStaff })}
        </Fact>
        {answeredAt === null ? (
          <Fact label={t('data-requests.due')}>
            <Moment at={dueAt} dayOnly />
          </Fact>
        ) : (
          <Fact label={t('data-requests.answered')}>
            <Moment at={answeredAt} />{' '}
            {answeredBy === null ? null : t('data-request.answered-by', { name: answeredBy })}
          </Fact>
        )}
        {remarks === '' ? null : (
          <Fact label={t('data-request.remarks')}>
            <span className="as-typed">{remarks}</span>
          </Fact>
        )}
        {answer === '' ? null : (
          <Fact label={t('data-request.reason')}>
            <span className="as-typed">{answer}</span>
          </Fact>
        )}
      </Facts>
    </section>
  );
}

/** The copy needs the password of the colleague, because it holds everything about a person. */
export function CopyForm({ open: { request }, answer }: PartProps) {
  return (
    <section aria-labelledby="copy" className="at-most-44rem below-6">
      <h2 id="copy">{t('data-request.copy')}</h2>
      <p>{t('data-request.copy-intro')}</p>
      {answer?.saved === true ? (
        <Notice kind="good">
          {t('data-request.copy-ready')}{' '}
          <a href={copyHref(request.id)} download>
            {t('data-request.copy-download')}
          </a>
        </Notice>
      ) : (
        <PostForm intent="copy" answer={answer}>
          <TextField
            label={t('data-request.password')}
            name={OWN_PASSWORD}
            type="password"
            autoComplete="current-password"
            maxLength={STAFF_PASSWORD.max}
            error={answer?.errors[OWN_PASSWORD]}
          />
          <Button type="submit" kind="secondary">
            {t('data-request.copy-prepare')}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

export function EraseForm({ open, answer }: PartProps) {
  const { request, isErased, isAlone, isLastManager, orders, keptOrders, keepBooksYears } = open;
  if (request.dataRequestKind !== 'erasure' || isErased) return null;
  const href = dataRequestHref(request);
  return (
    <section aria-labelledby="erase" className="at-most-44rem below-6">
      <h2 id="erase">{t('data-request.erase')}</h2>
      <p>{t('data-request.erase-intro')}</p>
      {request.customerId === null ? null : (
        <p>{t('data-request.orders', { orders, kept: keptOrders, years: keepBooksYears })}</p>
      )}
      {isAlone ? <p>{t('data-request.alone')}</p> : null}
      {answer === undefined ? null : <StaffPasswordQuestion answer={answer} href={href} />}
      {isLastManager ? (
        <Notice kind="plain">
          {t('data-request.last-manager')}{' '}
          <a href={companyHref({ companyId: open.companyId ?? 0 })}>{t('data-request.to-company')}</a>
        </Notice>
      ) : (
        <ConfirmedForm
          fields={{ intent: 'erase' }}
          question={t('data-request.erase-question')}
          confirm={t('data-request.erase-confirm')}
          href={href}
        >
          {t('data-request.erase')}
        </ConfirmedForm>
      )}
    </section>
  );
}

export function AnswerForm({ open: { request }, answer }: PartProps) {
  const refused = answer?.saved === false ? answer : undefined;
  const isCopy = request.dataRequestKind === 'copy';
  return (
    <section aria-labelledby="close" className="at-most-44rem below-6">
      <h2 id="close">{t('data-request.close')}</h2>
      <p>{t(isCopy ? 'data-request.close-copy' : 'data-request.close-erasure')}</p>
      {refused === undefined || refused.notice === null ? null : <Notice kind="bad">{refused.notice}</Notice>}
      {isCopy ? (
        <PostForm intent="done">
          <Button type="submit">{t('data-request.close-done')}</Button>
        </PostForm>
      ) : null}
      <PostForm intent="refuse" answer={answer}>
        <TextAreaField
          label={t('data-request.reason')}
          name="reason"
          rows={3}
          maxLength={REMARKS_MAX}
          required
          defaultValue={refused?.values['reason']}
          error={refused?.errors['reason']}
        />
        <Button type="submit" kind="secondary">
          {t('data-request.close-refuse')}
        </Button>
      </PostForm>
    </section>
  );
}
