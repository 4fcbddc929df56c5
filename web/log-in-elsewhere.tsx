import { useLocation } from 'react-router';

interface LogInElsewhereProps {
  /** The page that lets somebody in: of customers, or of staff. */
  at: '/login' | '/administration';
  /** That the file can be sent from here afterwards. */
  text: string;
  link: string;
}

/** The way to the login from a file that met the end of the session: in a window of its own, so that the file stays chosen here. */
export function LogInElsewhere({ at, text, link }: LogInElsewhereProps) {
  const { pathname, search } = useLocation();
  return (
    <p>
      {text}{' '}
      <a href={`${at}?next=${encodeURIComponent(pathname + search)}`} target="_blank" rel="noopener">
        {link}
      </a>
    </p>
  );
}
