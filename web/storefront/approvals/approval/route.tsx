import { data, useLoaderData, useLocation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { approvalPaths, type Approval, type OrderNow, type OrderPlaced } from '#shop/trade/approvals/paths.ts';
import { agreementPaths } from '#shop/people/legal/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { TextAreaField } from '../../../design/field.tsx';
import { Fact, Facts } from '../../../design/facts.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { RefusedError, type PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { AgreementBoxes } from '../../agreement/agreement-boxes.tsx';
import { LinesTable } from '../../order/lines-table.tsx';
import page from '../../order/order-page.module.css';
import { useShell } from '../../../shell/shell.ts';
import { OrderTotals } from '../../order/order-totals.tsx';
import { useApprovalText } from '../approval-text.ts';
import { Changes, useChanges } from './request-changes.tsx';
import { FIELDS, useOrderFieldText } from './order-field-labels.ts';
import { decide, type DecisionTrouble } from './decide-request.ts';

export async function loader({ request, context }: PageArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^\d{1,10}$/.test(id)) throw notThere();
  const [asked, { timeZone }, agreement] = await Promise.all([
    context.ask(approvalPaths.read, { approvalId: Number(id) }),
    context.call(settingsPaths.store, {}),
    context.call(agreementPaths.ofNextOrder, {}),
  ]);
  if (asked.ok) return { request: asked.output, timeZone, agreement };
  const { status } = asked.refusal;
  throw status === 404 || status === 400 ? notThere() : new RefusedError(asked.refusal);
}

export const action = decide;

/** Unknown, or another's; the answer does not reveal which. */
function notThere() {
  return data(null, { status: 404 });
}

/** An order that awaits approval, frozen as requested (H3). */
export function Component() {
  const t = useApprovalText();
  const { request } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const { notices } = useShell();
  const isNew = new URLSearchParams(useLocation().search).has('asked');
  const title = t('approval.request-of', { number: String(request.approvalId) });
  const { approvalState, orderNow, orderPlaced, currency, couponCode } = request;
  return (
    <>
      <Head title={title} />
      <AccountBreadcrumb here={title} below={{ label: t('approval.title'), href: '/Approvals' }} />
      <h1>{title}</h1>
      {isNew && approvalState === 'open' && request.hasDeciders ? (
        <Notice kind="good">{t('approval.asked')}</Notice>
      ) : null}
      {trouble?.notice == null ? null : <Notice kind="bad">{trouble.notice}</Notice>}
      {approvalState === 'open' && !request.hasDeciders ? <Notice kind="bad">{t('approval.nobody')}</Notice> : null}
      {orderNow === null || orderNow.refusedBecause.length === 0 ? null : (
        <Notice kind="bad">
          <p>{t('approval.blocked')}</p>
          <ul>
            {orderNow.refusedBecause.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </Notice>
      )}
      {orderNow?.isChanged === true ? <ChangedNow request={request} orderNow={orderNow} /> : null}
      {orderPlaced === null ? null : <PlacedOtherwise request={request} orderPlaced={orderPlaced} />}
      <div className="with-aside">
        <div className={page.box}>
          <ApprovalFacts request={request} />
          <LinesTable
            caption={t('approval.items')}
            currency={currency}
            lines={request.lines.map((line, index) => ({
              ...line,
              id: index,
              promise: orderNow?.lines[index]?.promise ?? null,
              ...(orderNow === null ? {} : { refusal: null }),
              ownNumber: line.ownNumber ?? null,
              unit: line.unit ?? null,
            }))}
          />
          <OrderTotals figures={request} couponCode={couponCode} taxOnScreens={notices.taxOnScreens} />
        </div>
        <aside className={page.box}>
          <Steps request={request} trouble={trouble} />
        </aside>
      </div>
    </>
  );
}

function ChangedNow({ request, orderNow }: { request: Approval; orderNow: OrderNow }) {
  const t = useApprovalText();
  return (
    <Notice kind="plain">
      <p>{t('approval.changed')}</p>
      <Changes changes={useChanges(request, orderNow)} after={t('approval.now')} />
    </Notice>
  );
}

/**
 * Differences between the order and the request. The approver agreed to the figures under "now"; the requested ones are
 * below.
 */
function PlacedOtherwise({ request, orderPlaced }: { request: Approval; orderPlaced: OrderPlaced }) {
  const t = useApprovalText();
  const changes = useChanges(request, orderPlaced);
  if (changes.length === 0) return null;
  return (
    <Notice kind="plain">
      <p>{t('approval.ordered-otherwise')}</p>
      <Changes changes={changes} after={t('approval.ordered')} />
    </Notice>
  );
}

function ApprovalFacts({ request }: { request: Approval }) {
  const t = useApprovalText();
  const { day, money } = useFigures();
  const fieldText = useOrderFieldText();
  const { timeZone } = useLoaderData<typeof loader>();
  const { approvalState, decidedBy, decidedFor, decidedAt, decisionReason } = request;
  const decidedText = ({ approver, ...by }: { name: string; approver: string | null; date: string }) =>
    approver === null
      ? t('approval.decided', { state: approvalState, ...by })
      : t('approval.decided-for', { state: approvalState, approver, ...by });
  const decision =
    decidedBy === null || decidedAt === null
      ? t(`approval.state.${approvalState}`)
      : decidedText({ name: decidedBy, approver: decidedFor, date: day(new Date(decidedAt), timeZone) });
  const facts: readonly (readonly [string, string])[] = [
    [t('approval.state'), decision],
    ...(decisionReason === null ? [] : [[t('approval.reason'), decisionReason] as const]),
    [t('approval.by'), request.askedBy],
    [t('approval.on'), day(new Date(request.askedAt), timeZone)],
    ...(approvalState === 'open' ? [[t('approval.until'), day(new Date(request.expiresAt), timeZone)] as const] : []),
    [t('approval.why'), t(`approval.why.${request.askedFor}`)],
    ...limitFacts(request, t, money),
    [t('approval.po'), request.purchaseOrderNumber],
    ...FIELDS.flatMap(([field, label]) => {
      const text = fieldText(request[field], field);
      return text === '' ? [] : [[t(label), text] as const];
    }),
    [t('approval.address'), request.deliveryAddress],
  ];
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

/** The member's limits, and what they spent this month; only somebody who can decide sees them. */
function limitFacts(
  { memberLimits }: Approval,
  t: ReturnType<typeof useApprovalText>,
  money: ReturnType<typeof useFigures>['money'],
): [label: string, value: string][] {
  if (memberLimits === null) return [];
  const { limitCurrency, orderLimitMinor, monthLimitMinor, spentThisMonthMinor } = memberLimits;
  const figures: [label: string, minor: number | null][] = [
    [t('approval.order-limit'), orderLimitMinor],
    [t('approval.month-limit'), monthLimitMinor],
    [t('approval.spent'), spentThisMonthMinor],
  ];
  return figures.flatMap(([label, minor]) => (minor === null ? [] : [[label, money(minor, limitCurrency)]]));
}

interface StepsProps {
  request: Approval;
  trouble: DecisionTrouble | undefined;
}

/** Actions that the viewer may take. */
function Steps({ request, trouble }: StepsProps) {
  const t = useApprovalText();
  const { orderId, mayDecide, isOwn, isBasketBack, approvalState } = request;
  return (
    <>
      {mayDecide ? <Decision request={request} trouble={trouble} /> : null}
      {isOwn && approvalState === 'open' ? (
        <section className="above-6">
          {mayDecide ? null : <p>{t('approval.own-no')}</p>}
          <OneButton step="withdraw" label={t('approval.withdraw')} trouble={trouble} />
        </section>
      ) : null}
      {isBasketBack ? <OneButton step="take" label={t('approval.take')} trouble={trouble} /> : null}
      {orderId === null ? null : (
        <p className="row align-center">
          <ButtonLink href={`/Customer-Order/?id=${orderId}`}>{t('approval.to-order')}</ButtonLink>
        </p>
      )}
    </>
  );
}

function Decision({ request, trouble }: StepsProps) {
  const t = useApprovalText();
  const isSending = useSending();
  const { approvalId, orderNow } = request;
  const { agreement } = useLoaderData<typeof loader>();
  const address = `/Approval?id=${approvalId}`;
  return (
    <section aria-labelledby="decision" className="above-6">
      <h2 id="decision">{t('approval.decide')}</h2>
      {orderNow === null || orderNow.refusedBecause.length > 0 ? null : (
        <PostForm
          intent="approve"
          answer={trouble}
          action={address}
          className="form at-most-32rem gap-4 around-4"
          noValidate
        >
          <input type="hidden" name="stamp" value={orderNow.stamp} />
          <AgreementBoxes need={agreement} errors={trouble?.errors ?? {}} />
          <Button type="submit" busy={isSending && t('approval.approving')}>
            {t('approval.approve')}
          </Button>
        </PostForm>
      )}
      <PostForm
        intent="reject"
        answer={trouble}
        action={address}
        className="form at-most-32rem gap-4 around-4"
        noValidate
      >
        <TextAreaField
          label={t('approval.reason')}
          hint={t('approval.reason-hint')}
          name="decisionReason"
          defaultValue={trouble?.values.decisionReason}
          error={trouble?.errors.decisionReason}
          maxLength={500}
          rows={3}
          required
        />
        <Button type="submit" kind="secondary" busy={isSending && t('approval.busy')}>
          {t('approval.reject')}
        </Button>
      </PostForm>
    </section>
  );
}

function OneButton({ step, label, trouble }: { step: string; label: string; trouble: DecisionTrouble | undefined }) {
  const t = useApprovalText();
  const isSending = useSending();
  const { request } = useLoaderData<typeof loader>();
  return (
    <PostForm
      intent={step}
      answer={trouble}
      action={`/Approval?id=${request.approvalId}`}
      className="form at-most-32rem gap-4 around-4"
    >
      <Button type="submit" kind="secondary" busy={isSending && t('approval.busy')}>
        {label}
      </Button>
    </PostForm>
  );
}
