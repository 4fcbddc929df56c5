import { Notice } from '../../design/notice.tsx';
import { t } from '../staff-text.ts';

interface KeptNoticeProps {
  /** Where the page is read anew, without what was typed. */
  href: string;
  /** Throws away what was typed; undefined: only reading the page anew does. */
  onDrop: (() => void) | undefined;
}

/** What was typed before the session ended is in the form again; nothing of it is saved. */
export function KeptNotice({ href, onDrop }: KeptNoticeProps) {
  return (
    <Notice kind="plain">
      {t('draft.kept')}{' '}
      <a
        href={href}
        data-reload
        onClick={(event) => {
          if (onDrop === undefined) return;
          event.preventDefault();
          onDrop();
        }}
      >
        {t('draft.drop')}
      </a>
    </Notice>
  );
}
