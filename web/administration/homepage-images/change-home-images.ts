import { data } from 'react-router';
import { pictureEditing } from '#shop/shopfront/images/editing-paths.ts';
import type { HomeImageCountry } from '#shop/shopfront/images/home-image-country.ts';
import { HOME_IMAGE_LENGTHS, homeImageErrors } from '#shop/shopfront/images/home-image-rules.ts';
import { isFaultless } from '#shop/base/messages/field-errors.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { pageStatus } from '../../forms/refused-form.ts';
import { askToConfirm, type Unconfirmed } from '../forms/confirmed-form.tsx';
import { declareForm } from '../forms/declare-form.ts';
import { line } from '../forms/form-kinds.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { refusedFields, typedValues, type SaveAnswer } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';

/** Answer of the page: about one picture's fields, a new picture in a column, or a removed one. */
export type HomeImagesAnswer =
  | SaveAnswer
  | { uploaded: HomeImageCountry; why: string | null }
  | { removed: number }
  | { trouble: string }
  | Unconfirmed;

export async function changeHomeImages({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const id = Number(form.get('id'));
  const intent = intentIn(form, ['upload', 'remove', homeImageForm(id)]);
  if (intent === 'upload') return upload(context, form);
  if (intent === 'remove') return askToConfirm(form) ?? remove(context, id);
  return saveImage(context, form);
}

async function upload(context: PageContext, form: FormData) {
  const country = Number(form.get('country')) as HomeImageCountry; // the operation refuses any other value
  const file = form.get('file');
  if (!(file instanceof File) || file.name === '')
    return data({ uploaded: country, why: t('picture.choose') } satisfies HomeImagesAnswer, { status: 400 });
  const asked = await context.ask(pictureEditing.uploadHomeImage, { file, country });
  if (asked.ok) return { uploaded: country, why: null } satisfies HomeImagesAnswer;
  return data({ uploaded: country, why: asked.refusal.message } satisfies HomeImagesAnswer, pageStatus(asked.refusal));
}

async function remove(context: PageContext, imageId: number) {
  const asked = await context.ask(pictureEditing.removeHomeImage, { imageId });
  if (asked.ok) return { removed: imageId } satisfies HomeImagesAnswer;
  return data({ trouble: asked.refusal.message } satisfies HomeImagesAnswer, pageStatus(asked.refusal));
}

/** Intent of the form of one picture; its answer names it too. */
export function homeImageForm(imageId: number): string {
  return `image-${imageId}`;
}

export const homeImageFields = declareForm({
  url: line('images.link', { input: { inputMode: 'url', spellCheck: false, maxLength: HOME_IMAGE_LENGTHS.url } }),
  description: line('images.description', { input: { maxLength: HOME_IMAGE_LENGTHS.description } }),
});

/** Without spaces around them. */
export const homeImageErrorsOf = ({ url, description }: { url: string; description: string }) =>
  homeImageErrors({ url: url.trim(), description: description.trim() });

/** Link and description of one picture. */
async function saveImage(context: PageContext, form: FormData) {
  const name = homeImageForm(Number(form.get('id')));
  const typed = typedValues(form);
  const errors = homeImageErrorsOf({ url: typed['url'] ?? '', description: typed['description'] ?? '' });
  if (!isFaultless(errors)) return refusedFields(errors, typed, name);
  const save = await saveForm(homeImageFields, form, context, {
    path: pictureEditing.saveHomeImages,
    input: (values, { id, version = 0 }) => ({ images: [{ id, ...values, version }] }),
    name,
    at: 'images.0',
  });
  return answerOf(save, name);
}
