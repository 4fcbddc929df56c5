import { Notice } from '../../design/notice.tsx';
import { t } from '../staff-text.ts';

interface KeptNoticeProps {
  /** Address that reloads the page without the input. */
  href: string;
  /** Discards the input; undefined: only reloading the page does. */
  onDrop: (() => void) | undefined;
}

/** Notice that input from before the end of the session is in the form again; it is not saved. */
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
