import { redirect, useActionData, useLoaderData, useLocation } from 'react-router';
import { companyPaths, type OwnCompany } from '#shop/companies/paths.ts';
import { addressLines } from '#shop/reference-data/address-lines.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { intentIn } from '../../../forms/intent.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { CheckField } from '../../../design/field.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { refuseForm } from '../../../forms/refused-form.ts';
import account from '../../account/account.module.css';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useCompanyText } from '../company-text.ts';
import styles from '../company.module.css';
import { OrderFieldsForm, saveFields } from './order-fields-form.tsx';

export async function loader({ context }: PageArgs) {
  return { company: await context.call(companyPaths.own, {}) };
}

/** Saves what buyers see and who can decide their own requests, or the order fields. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  if (intentIn(form, ['rules', 'fields']) === 'fields') return saveFields(form, context);
  const asked = await context.askOnce(form, companyPaths.save, {
    buyersSeeAll: form.has('buyersSeeAll'),
    approveOwn: form.has('approveOwn'),
  });
  if (asked.ok) return redirect('/Company?saved=1');
  return refuseForm(asked.refusal, [], { form: 'rules' as const });
}

/** Company of the member, and their role in it (H1, H2, H5). */
export function Component() {
  const t = useCompanyText();
  const { company } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const fieldsTrouble = answer?.form === 'fields' ? answer : undefined;
  const trouble = answer?.form === 'rules' ? answer : undefined;
  const isSaved = new URLSearchParams(useLocation().search).has('saved');
  const isManager = company.memberRole === 'manager';
  return (
    <>
      <Head title={t('company.title')} />
      <AccountBreadcrumb here={t('company.title')} />
      <h1>{company.name}</h1>
      <p className={account.lead}>{t('company.lead')}</p>
      {answer?.notice == null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {isSaved && answer === undefined ? <Notice kind="good">{t('company.saved')}</Notice> : null}
      <dl className={styles.facts}>
        <dt>{t('company.you-are')}</dt>
        <dd>{t(`company.role.${company.memberRole}`)}</dd>
        <dt>{t('account.details-address')}</dt>
        <dd>
          {addressLines(company).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </dd>
        <dt>{t('company.prices-in')}</dt>
        <dd>{t(`account.currency-${company.currency}`)}</dd>
      </dl>
      <p className={account.steps}>
        <ButtonLink href="/Approvals" kind="secondary">
          {t('company.approvals')}
        </ButtonLink>
        <ButtonLink href="/Company/Part-Numbers" kind="secondary">
          {t('account.own-numbers')}
        </ButtonLink>
      </p>
      {isManager ? (
        <>
          <p className={account.steps}>
            <ButtonLink href="/Company/Members">{t('company.to-members')}</ButtonLink>
            <ButtonLink href="/Edit-Account" kind="secondary">
              {t('company.change-details')}
            </ButtonLink>
          </p>
          <Rules company={company} trouble={trouble} />
          <OrderFieldsForm company={company} trouble={fieldsTrouble} />
        </>
      ) : (
        <p>{t('company.managers-alone')}</p>
      )}
    </>
  );
}

function Rules({ company, trouble }: { company: OwnCompany; trouble: object | undefined }) {
  const t = useCompanyText();
  const isSending = useSending();
  return (
    <section aria-labelledby="seeing" className={styles.part}>
      <h2 id="seeing">{t('company.seeing')}</h2>
      <PostForm intent="rules" answer={trouble} action="/Company" className={styles.form}>
        <CheckField
          label={t('company.buyers-see-all')}
          name="buyersSeeAll"
          value="1"
          defaultChecked={company.buyersSeeAll}
        />
        <CheckField label={t('company.approve-own')} name="approveOwn" value="1" defaultChecked={company.approveOwn} />
        <Button type="submit" busy={isSending && t('company.saving')}>
          {t('company.save')}
        </Button>
      </PostForm>
    </section>
  );
}
