import { useActionData } from 'react-router';
import { productSheetUrl } from '#shop/catalogue/data-sheets/data-sheet-url.ts';
import { type EditedProduct, productEditing } from '#shop/shopfront/product-editing/paths.ts';
import { SHEET_MAX_BYTES, SHEET_NOT_PDF, SHEET_TOO_LARGE } from '#shop/shopfront/product-editing/data-sheet-limits.ts';
import { noticeOf } from '../../forms/refused-form.ts';
import { sendFile } from '../../forms/send-file.ts';
import { usePdfUpload } from '../../forms/use-pdf-upload.ts';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { PdfPlace } from '../pdf/pdf-upload.tsx';
import { t } from '../staff-text.ts';
import type { productAction } from './product-action.ts';

/** The data sheet of a product, and a form to replace it. */
export function SheetPanel({ product: { id, sheetBytes } }: { product: Pick<EditedProduct, 'id' | 'sheetBytes'> }) {
  const refused = noticeOf('sheet', useActionData<typeof productAction>());
  const upload = usePdfUpload(
    (file, onProgress) => sendFile(productEditing.uploadSheet, { file, productId: id }, onProgress),
    { maxBytes: SHEET_MAX_BYTES, tooLarge: SHEET_TOO_LARGE, notPdf: SHEET_NOT_PDF, choose: t('pdf.choose') },
  );
  return (
    <section className="panel padded" aria-labelledby="product-sheet">
      <h2 id="product-sheet">{t('product-sheet.title')}</h2>
      <PdfPlace
        label={t('pdf.file-10')}
        fields={{ intent: 'upload-sheet' }}
        upload={upload}
        refused={refused ?? undefined}
      >
        <p>
          {sheetBytes === null ? (
            t('product-sheet.none')
          ) : (
            <a href={productSheetUrl(id)} target="_blank" rel="noopener">
              {t('product-sheet.open')}
            </a>
          )}
        </p>
      </PdfPlace>
      {sheetBytes === null ? null : (
        <ConfirmedForm
          fields={{ intent: 'remove-sheet' }}
          question={t('product-sheet.remove-question')}
          confirm={t('product-sheet.remove')}
          href={`/Administration/ProductEdit?id=${id}`}
        >
          {t('product-sheet.remove')}
        </ConfirmedForm>
      )}
    </section>
  );
}
