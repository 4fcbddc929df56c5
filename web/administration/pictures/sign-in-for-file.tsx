import { useLocation } from 'react-router';
import { t } from '../staff-text.ts';

/** The way to the sign-in from a file that met the end of the session: in a window of its own, so that the file stays chosen here. */
export function SignInForFile() {
  const { pathname, search } = useLocation();
  return (
    <p>
      {t('sign-in.for-file')}{' '}
      <a href={`/administration?next=${encodeURIComponent(pathname + search)}`} target="_blank" rel="noopener">
        {t('sign-in.other-window')}
      </a>
    </p>
  );
}
