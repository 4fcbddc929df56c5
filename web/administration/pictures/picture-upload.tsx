import { useRef, type ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { FileField } from '../../design/file-field.tsx';
import { Notice } from '../../design/notice.tsx';
import { t } from '../staff-text.ts';
import styles from './picture-upload.module.css';
import { putIntoField, useDrop } from './use-drop.ts';
import type { Upload } from './use-upload.ts';
interface PictureUploadProps {
  /** Subject of the picture: 'Picture of DB-0150'. */
  label: string;
  /** Fields sent with the file, which name the picture. */
  fields: Readonly<Record<string, string>>;
  upload: Upload;
  /** Messages after success and failure; the reason follows. */
  done: string;
  failed: string | null;
  /** Reason why it was refused, on a page without script. */
  refused?: string | undefined;
  /** Accepted formats, and the hint that names them; by default those of pictures. */
  accept?: string;
  hint?: string;
  /** Label of its button, on a screen with several. */
  submit?: string;
  /** The current picture, if there is one. */
  children?: ReactNode;
}

/**
 * Upload of a picture: select one, preview it and send it, or drop it here. Without script a plain form with a file.
 */
export function PictureUpload({
  label,
  fields,
  upload,
  done,
  failed,
  refused,
  accept = 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  hint = t('picture.hint'),
  submit,
  children,
}: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const drop = useDrop((file) => {
    putIntoField(input.current, file);
    upload.send(file);
  });
  const { preview, percent, isDone } = upload;
  const isSending = percent !== null;
  const trouble = upload.trouble ?? (preview === null && !isDone ? refused : undefined);
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className="drop-place grid gap-2 items-start"
      data-dragging={drop.isOver || undefined}
      {...drop.handlers}
      onSubmit={(event) => {
        event.preventDefault();
        upload.send(input.current?.files?.[0] ?? null);
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {preview === null ? children : <img src={preview} alt={t('picture.preview')} className={styles.preview} />}
      <FileField
        ref={input}
        label={label}
        hint={hint}
        name="file"
        accept={accept}
        onChange={(event) => upload.choose(event.currentTarget.files?.[0] ?? null)}
      />
      {isSending ? <progress max={100} value={percent} aria-label={t('picture.progress')} /> : null}
      <Button type="submit" kind="secondary" busy={isSending && t('picture.sending', { percent })}>
        {submit ?? t('picture.upload')}
      </Button>
      <div className="wide">
        {isDone ? <Notice kind="good">{done}</Notice> : null}
        {trouble === undefined || isSending ? null : (
          <Notice kind="bad">
            {failed === null ? null : <p>{failed}</p>}
            <p>{t('picture.failed', { reason: trouble })}</p>
          </Notice>
        )}
      </div>
    </form>
  );
}
