import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { FileField } from '../../design/file-field.tsx';
import type { PdfUpload } from '../../forms/use-pdf-upload.ts';
import { t } from '../staff-text.ts';

interface PdfPlaceProps {
  /** Label of the file field, with its limit. */
  label: string;
  /** Fields sent with the file, which name the form. */
  fields: Readonly<Record<string, string>>;
  upload: PdfUpload;
  /** Reason why it was refused, on a page without script. */
  refused?: string | undefined;
  /** The current file, if there is one. */
  children: ReactNode;
}

/** The current PDF, and a form to replace it. Without script it is a plain form with a file. */
export function PdfPlace({ label, fields, upload, refused, children }: PdfPlaceProps) {
  const { percent, trouble, done, send } = upload;
  const sending = percent !== null;
  return (
    <>
      {children}
      <form
        method="post"
        encType="multipart/form-data"
        onSubmit={send}
        noValidate
        className="stack items-start around-3"
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FileField
          label={label}
          name="file"
          accept="application/pdf,.pdf"
          error={sending || done ? undefined : (trouble ?? refused)}
          required
        />
        <Button type="submit" kind="secondary" busy={sending && t('pdf.sending', { percent })}>
          {t('pdf.send')}
        </Button>
      </form>
      <output className="block good">{done ? t('pdf.sent') : null}</output>
    </>
  );
}
