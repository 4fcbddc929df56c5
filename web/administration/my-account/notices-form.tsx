import type { NoticeTiming } from '#shop/desk/staff-notices/notice-kinds.ts';
import type { OwnNotices } from '#shop/desk/staff-notices/paths.ts';
import { NOTICE_KINDS, type NoticeKind } from '#shop/base/outbox/effects.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { type Choice, declareForm, type FormEntry } from '../forms/declare-form.ts';
import { AllFields, DeclaredForm } from '../forms/declared-form.tsx';
import { oneOf, row } from '../forms/form-kinds.ts';
import { FormGroup } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';

const HOURS = Array.from({ length: 24 }, (_, hour): Choice => [hour, `${String(hour).padStart(2, '0')}:00`]);
const TIMINGS = ['never', 'atOnce', 'digest'] as const satisfies readonly NoticeTiming[];
type Timing = (typeof TIMINGS)[number];

/** The field of a kind of news. */
export const noticeField = (kind: NoticeKind) => `notice.${kind}`;

/** Timings of these kinds of news, and the hour of the digest. */
export function noticesForm(kinds: readonly NoticeKind[]) {
  const timings = kinds.map((kind): [string, FormEntry<Timing, Timing>] => [
    noticeField(kind),
    oneOf(`self.notice.${kind}`, TIMINGS, (timing) => t(`self.notice-${timing}`)),
  ]);
  return declareForm({
    ...Object.fromEntries(timings),
    digestHour: { ...row('self.digest-hour', { hint: 'self.digest-hour-hint' }), choices: () => HOURS },
  });
}

/** Kinds of news that the submitted form asks about. */
export const noticeKindsIn = (form: FormData) => NOTICE_KINDS.filter((kind) => form.has(noticeField(kind)));

/** Form for the mails about news (P6): a timing for each kind, and the hour of the digest. */
export function NoticesForm({ notices, answer }: { notices: OwnNotices; answer: SaveAnswer | undefined }) {
  const kinds = notices.notices.map(({ noticeKind }) => noticeKind);
  if (kinds.length === 0)
    return (
      <FormGroup title={t('self.notices-title')}>
        <p>{t('self.notices-none')}</p>
      </FormGroup>
    );
  const of = noticesForm(kinds);
  const timings = notices.notices.map(({ noticeKind, noticeTiming }) => [noticeField(noticeKind), noticeTiming]);
  return (
    <DeclaredForm
      name="notices"
      of={of}
      record={{ ...Object.fromEntries(timings), digestHour: notices.digestHour }}
      answer={answer}
      submit={t('self.notices-save')}
      saved={t('self.notices-saved')}
      kind="secondary"
    >
      {({ draw }) => (
        <FormGroup title={t('self.notices-title')} intro={t('self.notices-intro')}>
          <AllFields of={of} draw={draw} />
        </FormGroup>
      )}
    </DeclaredForm>
  );
}
