import { PasswordAgain, PasswordQuestion } from '../../forms/password-again.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';

const fieldWords = () => ({ label: t('password-again.label'), hint: t('password-again.hint') });

/** The field for the password of a colleague who saves. */
export function StaffPassword({ answer }: { answer: SaveAnswer | undefined }) {
  return <PasswordAgain answer={answer} {...fieldWords()} />;
}

/** Shows why a button of the administration did nothing, and asks for the password if it is needed. */
export function StaffPasswordQuestion({ answer, href }: { answer: SaveAnswer; href: string }) {
  const words = {
    ...fieldWords(),
    title: t('staff.confirm-title'),
    submit: t('staff.confirm-submit'),
    cancel: t('staff.confirm-cancel'),
  };
  return (
    <PasswordQuestion answer={answer} words={words} href={href}>
      <p>{t('staff.confirm-what')}</p>
    </PasswordQuestion>
  );
}
