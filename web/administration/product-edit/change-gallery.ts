import type { GalleryPicture } from '#shop/catalogue/product-pictures/product-gallery.ts';
import { productEditing } from '#shop/shopfront/product-editing/paths.ts';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import type { PageContext } from '../../page-context.ts';
import { refuseForm } from '../../forms/refused-form.ts';
import { askToConfirm } from '../forms/confirmed-form.tsx';

export const GALLERY_INTENTS = [
  'add-picture',
  'delete-picture',
  'make-main-picture',
  'move-picture-earlier',
  'move-picture-later',
  'describe-picture',
] as const;

export type GalleryIntent = (typeof GALLERY_INTENTS)[number];

/** Handles the forms of a product's additional pictures. */
export async function changeGallery(context: PageContext, productId: number, form: FormData, intent: GalleryIntent) {
  const pictureId = Number(form.get('pictureId'));
  switch (intent) {
    case 'add-picture': {
      const file = form.get('file');
      return file instanceof File ? answer(await context.ask(productEditing.addPicture, { productId, file })) : null;
    }
    case 'delete-picture':
      return askToConfirm(form) ?? answer(await context.ask(productEditing.deletePicture, { productId, pictureId }));
    case 'make-main-picture':
      return answer(await context.ask(productEditing.makeMainPicture, { productId, pictureId }));
    case 'move-picture-earlier':
      return answer(await changeOne(context, productId, form, -1));
    case 'move-picture-later':
      return answer(await changeOne(context, productId, form, 1));
    case 'describe-picture':
      return answer(await changeOne(context, productId, form, 0));
  }
}

/**
 * Saves a description or a move together with the whole order.
 * @param by  number of places by which the picture moves
 */
async function changeOne(
  context: PageContext,
  productId: number,
  form: FormData,
  by: number,
): Promise<CallResult<unknown>> {
  const read = await context.ask(productEditing.read, { productId });
  if (!read.ok) return read;
  const pictureId = Number(form.get('pictureId'));
  const described = read.output.pictures.map((picture) =>
    picture.id === pictureId ? { ...picture, alt: String(form.get('alt') ?? '') } : picture,
  );
  return context.ask(productEditing.savePictures, {
    productId,
    pictures: movePicture(described, pictureId, by).map(({ id, alt }) => ({ id, alt })),
  });
}

function movePicture(pictures: readonly GalleryPicture[], pictureId: number, by: number): GalleryPicture[] {
  const from = pictures.findIndex(({ id }) => id === pictureId);
  const picture = pictures[from];
  const others = pictures.filter(({ id }) => id !== pictureId);
  return picture === undefined ? others : others.toSpliced(Math.max(from + by, 0), 0, picture);
}

function answer(asked: CallResult<unknown>) {
  return asked.ok ? null : refuseForm(asked.refusal, [], { form: 'gallery' as const });
}
