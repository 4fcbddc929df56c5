import { LogInElsewhere } from '../../log-in-elsewhere.tsx';
import { t } from '../staff-text.ts';

/** What is said below a file of staff that met the end of their session. */
export function SignInForFile() {
  return <LogInElsewhere at="/administration" text={t('sign-in.for-file')} link={t('sign-in.other-window')} />;
}
