import { data } from 'react-router';
import type { Refusal } from '#shop/operations/call-result.ts';
import { pictureEditing } from '#shop/content/images/editing-paths.ts';
import type { HomeImageCountry } from '#shop/content/images/home-image-country.ts';
import { homeImageErrors } from '#shop/content/images/home-image-rules.ts';
import { isFaultless } from '#shop/kernel/field-errors.ts';
import { renameFields } from '../../forms/refused-form.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { pageStatus } from '../../forms/refused-form.ts';
import { askToConfirm, type Unconfirmed } from '../forms/confirmed-form.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { type FormField, namesOf, textsOf } from '../forms/form-field.ts';
import { type FormValues, refusedFields, refusedSave, typedValues, type SaveAnswer } from '../../forms/save-answer.ts';
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
  return save(context, form);
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

export const homeImageFields = (): readonly FormField<'url' | 'description'>[] => [
  { name: 'url', label: t('images.link') },
  { name: 'description', label: t('images.description') },
];

/** Form values of a stored picture. */
export function homeImageValues({ url, description }: Readonly<Record<string, unknown>>): FormValues {
  return { url: String(url ?? ''), description: String(description ?? '') };
}

export function homeImageDraft(typed: FormValues) {
  const { url, description } = textsOf(homeImageFields(), typed);
  return { url: url.trim(), description: description.trim() };
}

/** Link and description of one picture. */
async function save(context: PageContext, sent: FormData) {
  const values = typedValues(sent);
  const image = { id: Number(values['id']), ...textsOf(homeImageFields(), values), version: Number(values['version']) };
  const form = homeImageForm(image.id);
  const errors = homeImageErrors(homeImageDraft(values));
  if (!isFaultless(errors)) return refusedFields(errors, values, form);
  const asked = await askAsStaff(context, sent, pictureEditing.saveHomeImages, { images: [image] });
  if (asked.ok) return { saved: true, form } satisfies SaveAnswer;
  return refusedSave(ofOneImage(asked.refusal), namesOf(homeImageFields()), values, form);
}

/** The request was a list of one, so 'images.0.url' is the field 'url'. */
function ofOneImage(refusal: Refusal): Refusal {
  return renameFields(refusal, (field) => field.replace(/^images\.0\./, ''));
}
