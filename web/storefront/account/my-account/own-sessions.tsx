import type { OwnSession } from '#shop/people/identity/paths.ts';
import { PasswordQuestion } from '../../../forms/password-again.tsx';
import type { SaveAnswer } from '../../../forms/save-answer.ts';
import { Notice } from '../../../design/notice.tsx';
import { SessionList } from '../../../keys/session-list.tsx';
import { useAccountText } from '../account-text.ts';

/** Result of ending sessions: the number of others, or the named one. */
export interface SessionsEnded {
  ended: number | 'one';
}

/** Sessions of the customer, each with a way to end it (D15). */
interface OwnSessionsProps {
  sessions: readonly OwnSession[];
  timeZone: string;
  answer: SessionsEnded | SaveAnswer | undefined;
}

export function OwnSessions({ sessions, timeZone, answer }: OwnSessionsProps) {
  const t = useAccountText();
  return (
    <section className="above-6" aria-labelledby="sessions">
      <h2 id="sessions">{t('account.sessions')}</h2>
      <p>{t('account.sessions-lead')}</p>
      {answer === undefined ? null : 'ended' in answer ? (
        <Notice kind="good">{describeEnd(answer.ended)}</Notice>
      ) : (
        <PasswordQuestion
          answer={answer}
          words={{
            title: t('account.sessions-password'),
            submit: t('account.sessions-password-submit'),
            cancel: t('account.cancel'),
            label: t('account.key-password'),
            hint: t('account.key-password-hint'),
          }}
          href="/My-Account"
        />
      )}
      <SessionList
        sessions={sessions}
        words={{
          caption: t('account.sessions'),
          device: t('account.session-device'),
          unknown: t('account.session-unknown'),
          started: t('account.session-started'),
          used: t('account.session-used'),
          thisOne: t('account.session-this'),
          end: t('account.session-end'),
          endOf: (device) => t('account.session-end-of', { device }),
          endOthers: t('account.session-end-others'),
        }}
        timeZone={timeZone}
      />
    </section>
  );

  function describeEnd(ended: number | 'one'): string {
    return ended === 'one' ? t('account.session-ended') : t('account.sessions-ended', { count: ended });
  }
}
