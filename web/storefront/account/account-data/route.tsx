import { useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import { CUSTOMER_PASSWORD } from '#shop/people/accounts/login-rules.ts';
import { legalPath } from '#shop/base/kernel/legal-kind.ts';
import { REMARKS_MAX } from '#shop/desk/privacy/data-request.ts';
import { OWN_COPY, ownDataPaths, type OwnDataRequests } from '#shop/desk/privacy/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { Button } from '../../../design/button.tsx';
import { TextAreaField, TextField } from '../../../design/field.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { askForForm } from '../../../forms/ask-for-form.ts';
import { intentIn } from '../../../forms/intent.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { answerSave, OWN_PASSWORD, refusedSave, type SaveAnswer, typedValues } from '../../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { AccountBreadcrumb } from '../account-breadcrumb.tsx';
import { useDataText } from './data-text.ts';

const INTENTS = ['copy', 'erase', 'withdraw'] as const;
type Intent = (typeof INTENTS)[number];

export async function loader({ context }: PageArgs) {
  const [own, { timeZone, legalPages }] = await Promise.all([
    context.call(ownDataPaths.requests, {}),
    context.call(settingsPaths.store, {}),
  ]);
  return { own, timeZone, hasNotice: legalPages.includes('privacy') };
}

/** Confirms the password for a copy, asks for erasure, or withdraws the request (O4). */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const intent = intentIn(form, INTENTS);
  const typed = typedValues(form);
  if (intent === 'copy') {
    const asked = await context.ask(identityPaths.givePassword, { password: String(form.get(OWN_PASSWORD) ?? '') });
    if (asked.ok) return answerSave(asked, [], typed, intent);
    const errors = asked.refusal.errors.map(({ message }) => ({ field: OWN_PASSWORD, message }));
    return refusedSave({ ...asked.refusal, errors }, [], typed, intent);
  }
  if (intent === 'withdraw')
    return answerSave(await context.askOnce(form, ownDataPaths.withdraw, {}), [], typed, intent);
  const input = { remarks: typed['remarks'] ?? '' };
  const asked = await askForForm(context, form, ownDataPaths.askErasure, input, identityPaths.givePassword);
  return answerSave(asked, ['remarks'], typed, intent);
}

/** The data that the shop keeps about the member: a copy of it, and its erasure (O4). */
export function Component() {
  const t = useDataText();
  const { own, timeZone, hasNotice } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const answerTo = (form: Intent) => (answer?.form === form ? answer : undefined);
  return (
    <AccountFrame>
      <Head title={t('privacy.title')} />
      <AccountBreadcrumb here={t('privacy.title')} />
      <h1>{t('privacy.title')}</h1>
      <p className="at-most-44rem soft-ink">
        {t('privacy.lead')} {hasNotice ? <PageLink href={legalPath('privacy')}>{t('privacy.notice')}</PageLink> : null}
      </p>
      <Copy own={own} timeZone={timeZone} answer={answerTo('copy')} />
      <Erasure own={own} timeZone={timeZone} answer={answerTo('erase')} withdrawn={answerTo('withdraw')} />
    </AccountFrame>
  );
}

interface PartProps {
  own: OwnDataRequests;
  timeZone: string;
  answer: SaveAnswer | undefined;
}

function Copy({ own, timeZone, answer }: PartProps) {
  const t = useDataText();
  const { moment } = useFigures();
  const { nextCopyAt } = own;
  return (
    <section aria-labelledby="copy" className="above-6">
      <h2 id="copy">{t('privacy.copy')}</h2>
      <p>{t('privacy.copy-lead')}</p>
      {nextCopyAt === null ? null : (
        <Notice kind="plain">{t('privacy.copy-wait', { time: moment(new Date(nextCopyAt), timeZone) })}</Notice>
      )}
      {answer?.saved === true ? (
        <Notice kind="good">
          {t('privacy.copy-ready')}{' '}
          <PageLink href={OWN_COPY} download>
            {t('privacy.copy-download')}
          </PageLink>
        </Notice>
      ) : nextCopyAt === null ? (
        <PostForm intent="copy" answer={answer}>
          <Refused answer={answer} />
          <Password answer={answer} />
          <Button type="submit">{t('privacy.copy-submit')}</Button>
        </PostForm>
      ) : null}
    </section>
  );
}

function Erasure({ own, timeZone, answer, withdrawn }: PartProps & { withdrawn: SaveAnswer | undefined }) {
  const t = useDataText();
  const { day } = useFigures();
  const open = own.requests.find((each) => each.dataRequestKind === 'erasure' && each.answeredAt === null);
  const refused = own.requests.find((each) => each.dataRequestOutcome === 'refused');
  const dayOf = (moment: string) => day(new Date(moment), timeZone);
  return (
    <section aria-labelledby="erase" className="above-6">
      <h2 id="erase">{t('privacy.erase')}</h2>
      {withdrawn?.saved === true && open === undefined ? (
        <Notice kind="good">{t('privacy.erase-withdrawn')}</Notice>
      ) : null}
      <p>{t('privacy.erase-lead')}</p>
      {own.keepBooksYears === 0 ? null : <p>{t('privacy.erase-books', { years: own.keepBooksYears })}</p>}
      {open === undefined ? (
        <>
          {refused === undefined ? null : (
            <Notice kind="plain">
              {t('privacy.erase-refused', { day: dayOf(refused.askedAt), reason: refused.answer })}
            </Notice>
          )}
          <p>{t('privacy.erase-company')}</p>
          <PostForm intent="erase" answer={answer}>
            <Refused answer={answer} />
            <TextAreaField
              label={t('privacy.erase-remarks')}
              name="remarks"
              rows={3}
              maxLength={REMARKS_MAX}
              defaultValue={answer?.saved === false ? answer.values['remarks'] : undefined}
              error={answer?.saved === false ? answer.errors['remarks'] : undefined}
            />
            <Password answer={answer} />
            <Button type="submit" kind="secondary">
              {t('privacy.erase-submit')}
            </Button>
          </PostForm>
        </>
      ) : (
        <PostForm intent="withdraw" answer={withdrawn}>
          <Notice kind="plain">{t('privacy.erase-open', { day: dayOf(open.askedAt), due: dayOf(open.dueAt) })}</Notice>
          <Button type="submit" kind="secondary">
            {t('privacy.erase-withdraw')}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

function Refused({ answer }: Pick<PartProps, 'answer'>) {
  return answer?.saved === false && answer.notice !== null ? <Notice kind="bad">{answer.notice}</Notice> : null;
}

function Password({ answer }: Pick<PartProps, 'answer'>) {
  const t = useDataText();
  return (
    <TextField
      label={t('privacy.password')}
      name={OWN_PASSWORD}
      type="password"
      autoComplete="current-password"
      maxLength={CUSTOMER_PASSWORD.max}
      required
      error={answer?.saved === false ? answer.errors[OWN_PASSWORD] : undefined}
    />
  );
}
