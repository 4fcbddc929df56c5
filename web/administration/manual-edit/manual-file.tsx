import { manualEditing, type StoredManual } from '#shop/trade/documents/manual-paths.ts';
import { MANUAL_MAX_BYTES, MANUAL_TOO_LARGE, NOT_PDF } from '#shop/trade/documents/manuals.ts';
import { sendFile } from '../../forms/send-file.ts';
import { usePdfUpload } from '../../forms/use-pdf-upload.ts';
import { PdfPlace } from '../pdf/pdf-upload.tsx';
import { t } from '../staff-text.ts';

/** Reason why a file was refused. */
export interface ManualFileTrouble {
  fileTrouble: string;
}

/** The PDF of a manual, and a form to replace it. */
export function ManualFile({
  manual: { id, url },
  refused,
}: {
  manual: Pick<StoredManual, 'id' | 'url'>;
  refused: string | undefined;
}) {
  const upload = usePdfUpload(
    (file, onProgress) => sendFile(manualEditing.upload, { file, manualId: id }, onProgress),
    { maxBytes: MANUAL_MAX_BYTES, tooLarge: MANUAL_TOO_LARGE, notPdf: NOT_PDF, choose: t('pdf.choose') },
  );
  return (
    <PdfPlace label={t('pdf.file-25')} fields={{ intent: 'upload' }} upload={upload} refused={refused}>
      {url === null ? (
        <p>{t('manual.no-file')}</p>
      ) : (
        <p>
          <a href={url} target="_blank" rel="noopener">
            {t('manual.open')}
          </a>
        </p>
      )}
    </PdfPlace>
  );
}
