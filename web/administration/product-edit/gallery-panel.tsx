import { useId } from 'react';
import { Form, useActionData } from 'react-router';
import { ALT_MAX } from '#shop/catalogue/product-pictures/product-gallery.ts';
import { type EditedProduct, productEditing } from '#shop/shopfront/product-editing/paths.ts';
import { noticeOf } from '../../forms/refused-form.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { Picture } from '../../design/picture.tsx';
import { sendFile } from '../../forms/send-file.ts';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { PictureUpload } from '../pictures/picture-upload.tsx';
import { useUpload } from '../pictures/use-upload.ts';
import { t } from '../staff-text.ts';
import styles from './gallery-panel.module.css';
import type { GalleryIntent } from './change-gallery.ts';
import type { productAction } from './product-action.ts';

const SIDE_PX = 96;

/** The additional pictures of a product, in order: each can be described, moved, made the main one or removed. */
export function GalleryPanel({ product }: { product: Pick<EditedProduct, 'id' | 'name' | 'pictures'> }) {
  const { id, pictures } = product;
  const trouble = noticeOf('gallery', useActionData<typeof productAction>());
  const upload = useUpload((file, onProgress) =>
    sendFile(productEditing.addPicture, { file, productId: id }, onProgress),
  );
  return (
    <section className="panel padded" aria-labelledby="product-gallery">
      <h2 id="product-gallery">{t('gallery.title')}</h2>
      {trouble === null ? null : <Notice kind="bad">{trouble}</Notice>}
      {pictures.length === 0 ? (
        <p>{t('gallery.none')}</p>
      ) : (
        <ol className="list grid gap-4 below-4">
          {pictures.map((picture, at) => (
            <li key={picture.id}>
              <GalleryRow product={product} at={at} />
            </li>
          ))}
        </ol>
      )}
      <PictureUpload
        label={t('gallery.add')}
        fields={{ intent: 'add-picture' }}
        submit={t('gallery.send')}
        upload={upload}
        done={t('product.picture-saved')}
        failed={null}
      />
    </section>
  );
}

function GalleryRow({
  product: { id: productId, name, pictures },
  at,
}: {
  product: Pick<EditedProduct, 'id' | 'name' | 'pictures'>;
  at: number;
}) {
  const form = useId();
  const picture = pictures[at];
  if (picture === undefined) return null;
  const { id, imageHash, alt } = picture;
  const number = at + 2; // the product's main picture is the first
  const step = (value: GalleryIntent) => ({ type: 'submit', kind: 'quiet', name: 'intent', form, value }) as const;
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <Picture
          folder="products"
          hash={imageHash}
          alt={alt === '' ? t('gallery.picture', { name, number }) : alt}
          sizes={`${SIDE_PX}px`}
          width={SIDE_PX}
          height={SIDE_PX}
        />
      </div>
      <div className="grid gap-1">
        <Form method="post" preventScrollReset className="grid gap-2" key={alt} id={form}>
          <input type="hidden" name="pictureId" value={id} />
          <TextField label={t('gallery.alt', { number })} name="alt" defaultValue={alt} maxLength={ALT_MAX} />
          <div>
            <Button type="submit" kind="secondary" name="intent" value="describe-picture">
              {t('gallery.describe')}
            </Button>
          </div>
        </Form>
        <div className="steps">
          <Button
            {...step('move-picture-earlier')}
            disabled={at === 0}
            aria-label={t('gallery.earlier-one', { number })}
          >
            {t('gallery.earlier')}
          </Button>
          <Button
            {...step('move-picture-later')}
            disabled={at === pictures.length - 1}
            aria-label={t('gallery.later-one', { number })}
          >
            {t('gallery.later')}
          </Button>
          <Button {...step('make-main-picture')} aria-label={t('gallery.main-one', { number })}>
            {t('gallery.main')}
          </Button>
          <ConfirmedForm
            fields={{ intent: 'delete-picture', pictureId: String(id) }}
            question={t('gallery.remove-question', { number })}
            confirm={t('gallery.remove')}
            href={`/Administration/ProductEdit?id=${productId}`}
            label={t('gallery.remove-one', { number })}
          >
            {t('gallery.remove')}
          </ConfirmedForm>
        </div>
      </div>
    </div>
  );
}
