import { useActionData, useLoaderData } from 'react-router';
import { mailPaths, type MailboxMail } from '#shop/desk/notifications/paths.ts';
import { staffOrderPaths } from '#shop/trade/staff-orders/staff-paths.ts';
import { TEXT_KINDS } from '#shop/desk/mail-texts/texts-of-kinds.ts';
import { intentIn } from '../../../forms/intent.ts';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { askAsStaff } from '../../forms/ask-as-staff.ts';
import { refusedSave, typedValues } from '../../../forms/save-answer.ts';
import { useMay } from '../../frame/use-administration.ts';
import { mailTextHref } from '../../screen-addresses.ts';
import { PageHead } from '../../page-head.tsx';
import { t } from '../../staff-text.ts';
import { MailFacts } from './mail-facts.tsx';
import { MailFrame } from './mail-frame.tsx';
import { type MailAnswer, MailSteps } from './mail-steps.tsx';
import styles from './mail.module.css';

const idIn = (request: Request) => Number(new URL(request.url).searchParams.get('id'));

export function loader({ request, context }: PageArgs): Promise<MailboxMail> {
  return context.call(mailPaths.read, { mailId: idIn(request) });
}

export async function action({ request, context }: PageActionArgs) {
  const mailId = idIn(request);
  const form = await request.formData();
  const ask = intentIn(form, ['reset-link', 'try-again', 'arrived', 'send-again']);
  if (ask === 'reset-link') {
    const opened = await askAsStaff(context, form, mailPaths.openResetLink, { mailId });
    if (!opened.ok) return refusedSave(opened.refusal, [], typedValues(form));
    return { resetLink: opened.output.url } satisfies MailAnswer;
  }
  if (ask === 'try-again') {
    const tried = await askAsStaff(context, form, mailPaths.tryAgain, { mailId });
    if (!tried.ok) return refusedSave(tried.refusal, [], typedValues(form));
    return { done: tried.output === 1 ? 'tried' : 'delivered-already' } satisfies MailAnswer;
  }
  if (ask === 'arrived') {
    const noted = await askAsStaff(context, form, mailPaths.noteArrived, { mailId });
    if (!noted.ok) return refusedSave(noted.refusal, [], typedValues(form));
    return { done: noted.output === 1 ? 'arrived' : 'delivered-already' } satisfies MailAnswer;
  }
  const { orderId } = await context.call(mailPaths.read, { mailId });
  const sent = await askAsStaff(context, form, staffOrderPaths.resendMail, { orderId: orderId ?? 0 });
  if (!sent.ok) return refusedSave(sent.refusal, [], typedValues(form));
  return { done: 'sent-again' } satisfies MailAnswer;
}

/** One mail as its reader sees it (E17). */
export function Component() {
  const mail = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const may = useMay();
  const textKind = TEXT_KINDS.find((kind) => kind === mail.kind);
  return (
    <>
      <PageHead title={mail.subject ?? t('mail.title', { id: mail.id })}>
        <a href="/Administration/Mailbox">{t('mail.all')}</a>
        {textKind !== undefined && may('settings') ? (
          <a href={mailTextHref(textKind, 'en')}>{t('mail.change-texts')}</a>
        ) : null}
      </PageHead>
      <MailSteps mail={mail} answer={answer} />
      <MailFacts mail={mail} />
      <Written mail={mail} />
    </>
  );
}

function Written({ mail: { state, html, text } }: { mail: MailboxMail }) {
  if (html === null || text === null) {
    return <p className="soft-ink">{t(state === 'nobody' ? 'mail.nobody' : 'mail.not-written')}</p>;
  }
  return (
    <div className="with-aside small-heads">
      <section aria-labelledby="as-shown">
        <h2 id="as-shown">{t('mail.html')}</h2>
        <MailFrame html={html} />
      </section>
      <section aria-labelledby="as-text">
        <h2 id="as-text">{t('mail.text')}</h2>
        <pre className={styles.text}>{text}</pre>
      </section>
    </div>
  );
}
