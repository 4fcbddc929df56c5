import { useActionData } from 'react-router';
import { productEditing, type EditedProduct } from '#shop/shopfront/product-editing/paths.ts';
import { noticeOf } from '../../forms/refused-form.ts';
import { Picture } from '../../design/picture.tsx';
import { sendFile } from '../../forms/send-file.ts';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { PictureUpload } from '../pictures/picture-upload.tsx';
import { useUpload } from '../pictures/use-upload.ts';
import { t } from '../staff-text.ts';
import type { productAction } from './product-action.ts';
import styles from './product-edit.module.css';

const SIZE_PX = 320;

/** The main picture of a product, and a form to replace it, which saves as soon as the upload is complete (E6, D24). */
export function PicturePanel({ product }: { product: EditedProduct }) {
  const { id, name, imageHash, cloudImageUrl } = product;
  const refused = noticeOf('picture', useActionData<typeof productAction>());
  const upload = useUpload((file, onProgress) =>
    sendFile(productEditing.uploadPicture, { file, productId: id }, onProgress),
  );
  return (
    <section className="panel padded" aria-labelledby="product-picture">
      <h2 id="product-picture">{t('product.picture')}</h2>
      <PictureUpload
        label={t('product.picture-label')}
        fields={{ intent: 'upload' }}
        upload={upload}
        done={t('product.picture-saved')}
        failed={null}
        refused={refused ?? undefined}
      >
        <div className={styles.picture}>
          <Picture
            key={imageHash ?? cloudImageUrl}
            folder="products"
            hash={cloudImageUrl === null ? imageHash : null}
            cloudUrl={cloudImageUrl}
            alt={name}
            sizes={`${SIZE_PX}px`}
            width={SIZE_PX}
            height={SIZE_PX}
          />
        </div>
      </PictureUpload>
      {cloudImageUrl === null ? null : <p className="faint flush above-2">{t('product.picture-cloud')}</p>}
      {imageHash === null ? null : (
        <ConfirmedForm
          fields={{ intent: 'remove-picture' }}
          question={t('product.picture-remove-question')}
          confirm={t('product.picture-remove')}
          href={`/Administration/ProductEdit?id=${id}`}
        >
          {t('product.picture-remove')}
        </ConfirmedForm>
      )}
    </section>
  );
}
