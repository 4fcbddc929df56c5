import { redirect, useLoaderData, useLocation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { COMPANY_EXPORT } from '#shop/desk/company-export/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { companyWebhookPaths } from '#shop/desk/webhooks/paths.ts';
import { companyPaths, type OwnCompany } from '#shop/people/companies/paths.ts';
import { addressLines } from '#shop/base/reference-data/address-lines.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { intentIn } from '../../../forms/intent.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { CheckField } from '../../../design/field.tsx';
import { Fact, Facts } from '../../../design/facts.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { Section } from '../../../design/section.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { refuseForm } from '../../../forms/refused-form.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { WebhookBanners } from '../../../webhooks/webhook-banners.tsx';
import { useCompanyText } from '../company-text.ts';
import styles from '../company.module.css';
import { OrderFieldsForm, saveFields } from './order-fields-form.tsx';

export async function loader({ context }: PageArgs) {
  const company = await context.call(companyPaths.own, {});
  return { company, webhooks: company.memberRole === 'manager' ? await readWebhooks(context) : null };
}

async function readWebhooks(context: PageArgs['context']) {
  const [{ endpoints }, { timeZone }] = await Promise.all([
    context.call(companyWebhookPaths.list, {}),
    context.call(settingsPaths.store, {}),
  ]);
  return { endpoints, timeZone };
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
  const { company, webhooks } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const fieldsTrouble = answer?.form === 'fields' ? answer : undefined;
  const trouble = answer?.form === 'rules' ? answer : undefined;
  const isSaved = new URLSearchParams(useLocation().search).has('saved');
  const isManager = company.memberRole === 'manager';
  return (
    <AccountFrame>
      <Head title={t('company.title')} />
      <AccountBreadcrumb here={t('company.title')} />
      <h1>{company.name}</h1>
      <p className="at-most-44rem soft-ink">{t('company.lead')}</p>
      {answer?.notice == null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {isSaved && answer === undefined ? <Notice kind="good">{t('company.saved')}</Notice> : null}
      {webhooks === null ? null : <WebhookBanners {...webhooks} page="/Company/Webhooks" />}
      <div className={styles.parts}>
        <Section
          heading={t('company.title')}
          boxed
          actions={isManager ? <PageLink href="/Edit-Account">{t('company.change-details')}</PageLink> : undefined}
        >
          <Facts stacked>
            <Fact label={t('company.you-are')}>{t(`company.role.${company.memberRole}`)}</Fact>
            <Fact label={t('account.details-address')}>
              {addressLines(company).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Fact>
            <Fact label={t('company.prices-in')}>{t(`account.currency-${company.currency}`)}</Fact>
          </Facts>
          {isManager ? (
            <ButtonLink href="/Company/Members" kind="secondary">
              {t('company.to-members')}
            </ButtonLink>
          ) : (
            <p>{t('company.managers-alone')}</p>
          )}
        </Section>
        {isManager ? <Rules company={company} trouble={trouble} /> : null}
        {isManager ? <CompanyData /> : null}
        {isManager ? <OrderFieldsForm company={company} trouble={fieldsTrouble} /> : null}
      </div>
    </AccountFrame>
  );
}

function Rules({ company, trouble }: { company: OwnCompany; trouble: object | undefined }) {
  const t = useCompanyText();
  const isSending = useSending();
  return (
    <Section heading={t('company.seeing')} boxed>
      <PostForm intent="rules" answer={trouble} action="/Company" className="form at-most-26rem">
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
    </Section>
  );
}

/** Everything that the shop has of the company, as a file (Q5). */
function CompanyData() {
  const t = useCompanyText();
  return (
    <Section heading={t('company.data')} boxed>
      <p>{t('company.data-lead')}</p>
      <p>
        <a href={COMPANY_EXPORT} download>
          {t('company.data-download')}
        </a>
      </p>
    </Section>
  );
}
