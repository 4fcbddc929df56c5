import { data } from 'react-router';
import type { GalleryPicture } from '#shop/catalogue/product-gallery.ts';
import { productEditing } from '#shop/catalogue-editing/paths.ts';
import type { CallResult } from '#shop/operations/call-result.ts';
import { verbIn } from '../../form-verb.ts';
import type { PageContext } from '../../page-context.ts';
import { pageStatus } from '../../refused-form.ts';
import { unconfirmed } from '../forms/confirmed-form.tsx';

/** Reason why an additional picture was refused. */
export interface GalleryTrouble {
  galleryTrouble: string;
}

export const GALLERY_INTENTS = ['add-picture', 'change-picture', 'delete-picture'] as const;

/** Handles the forms of a product's additional pictures. */
export async function changeGallery(context: PageContext, productId: number, form: FormData) {
  const pictureId = Number(form.get('pictureId'));
  switch (verbIn(form, 'intent', GALLERY_INTENTS)) {
    case 'add-picture': {
      const file = form.get('file');
      return file instanceof File ? answer(await context.ask(productEditing.addPicture, { productId, file })) : null;
    }
    case 'delete-picture':
      return unconfirmed(form) ?? answer(await context.ask(productEditing.deletePicture, { productId, pictureId }));
    case 'change-picture': {
      const step = verbIn(form, 'step', ['main', 'earlier', 'later', 'describe']);
      return step === 'main'
        ? answer(await context.ask(productEditing.makeMainPicture, { productId, pictureId }))
        : answer(await changeOne(context, productId, form, MOVES[step]));
    }
  }
}

/** Saves a description or a move together with the whole order. */
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
    pictures: moved(described, pictureId, by).map(({ id, alt }) => ({ id, alt })),
  });
}

/** Number of places by which a picture moves. */
const MOVES = { earlier: -1, later: 1, describe: 0 } as const;

function moved(pictures: readonly GalleryPicture[], pictureId: number, by: number): GalleryPicture[] {
  const from = pictures.findIndex(({ id }) => id === pictureId);
  const picture = pictures[from];
  const others = pictures.filter(({ id }) => id !== pictureId);
  return picture === undefined ? others : others.toSpliced(Math.max(from + by, 0), 0, picture);
}

function answer(asked: CallResult<unknown>) {
  if (asked.ok) return null;
  return data({ galleryTrouble: asked.refusal.message } satisfies GalleryTrouble, pageStatus(asked.refusal));
}
