import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
  useSyncExternalStore,
} from 'react';
import { formatNumber } from '#shop/base/kernel/number.ts';
import { useLanguage, useText } from '../texts/texts.tsx';
import type { Wording } from '../texts/wording.ts';
import { FieldFrame, useFieldParts } from './field.tsx';
import styles from './file-field.module.css';

interface FileFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  name: string;
  error?: Wording | undefined;
  hint?: ReactNode;
  ref?: RefObject<HTMLInputElement | null>;
  /** Shows the chosen file. */
  preview?: (file: File) => ReactNode;
}

const KILOBYTE = 1024;

/**
 * A file to choose or to drop, with its name and size. The browser's own control lies over the visible one, so that mouse, keyboard
 * and screen readers use it; without script it is visible itself.
 */
export function FileField({ label, error, hint, ref, preview, ...input }: FileFieldProps) {
  const t = useText();
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const file = useChosenFile(field);
  const { id, aria } = useFieldParts(error, hint);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={styles.file}>
        <input {...input} {...aria} id={id} ref={field} type="file" />
        <span className="row scripted align-center" aria-hidden="true">
          <span className={styles.pick}>{t(file === null ? 'shell.choose-file' : 'shell.choose-other-file')}</span>
          {file === null ? (
            <span className={styles.drop}>{t('shell.drop-file')}</span>
          ) : (
            <span>
              {file.name} <Size bytes={file.size} />
            </span>
          )}
        </span>
      </div>
      {file === null ? null : preview?.(file)}
    </FieldFrame>
  );
}

/** Size of a file, rounded up to whole kilobytes, or to tenths of a megabyte. */
function Size({ bytes }: { bytes: number }) {
  const language = useLanguage();
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  return (
    <span className="faint">
      {kilobytes < KILOBYTE
        ? formatNumber(kilobytes, language, IN_KILOBYTES)
        : formatNumber(kilobytes / KILOBYTE, language, IN_MEGABYTES)}
    </span>
  );
}

const IN_KILOBYTES: Intl.NumberFormatOptions = { style: 'unit', unit: 'kilobyte' };
const IN_MEGABYTES: Intl.NumberFormatOptions = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 };

/** The chosen file, also one from before the script was loaded; none after the form was reset. */
function useChosenFile(field: RefObject<HTMLInputElement | null>): File | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const onReset = () => queueMicrotask(onChange); // the field is emptied after its event
      const { current } = field;
      const form = current?.form;
      current?.addEventListener('input', onChange);
      form?.addEventListener('reset', onReset);
      return () => {
        current?.removeEventListener('input', onChange);
        form?.removeEventListener('reset', onReset);
      };
    },
    [field],
  );
  return useSyncExternalStore(
    subscribe,
    () => field.current?.files?.[0] ?? null,
    () => null,
  );
}
