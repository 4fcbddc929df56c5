import { useState } from 'react';
import { useText } from '../texts/texts.tsx';
import { Icon } from './icon.tsx';
import styles from './part-number.module.css';

/** A part number: selectable, in the monospaced face. */
export function PartNumber({
  children,
  className = '',
  title,
}: {
  children: string;
  className?: string | undefined;
  title?: string | undefined;
}) {
  return (
    <span className={`${styles.partNumber} ${className}`.trimEnd()} title={title}>
      {children}
    </span>
  );
}

/** Width of a part, after its number: a separate word, also in copied text and for screen readers. */
export function PartWidth({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <>
      {' '}
      <span className="strong">{children}</span>
    </>
  );
}

/** Customer part number (H6). */
export function OwnNumber({ children }: { children: string | null }) {
  const t = useText();
  return children === null ? null : <small>{t('catalogue.own-number', { number: children })}</small>;
}

/** Copies a part number, for the buyer's own ordering system. Shown only with script. */
export function CopyPartNumber({ partNumber }: { partNumber: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(partNumber);
      setCopied(true);
    } catch {
      setCopied(false); // not permitted; the number can still be selected
    }
  };
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={t('product.copy', { name: partNumber })}
      data-copied={copied || undefined}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <Icon shape={copied ? 'check' : 'copy'} />
      <output className="small strong">{copied ? t('product.copied') : ''}</output>
    </button>
  );
}
