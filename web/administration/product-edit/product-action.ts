import { data, redirect } from 'react-router';
import type { CallResult, Refusal } from '#shop/base/operations/call-result.ts';
import { linkEditing, productEditing, type LinkToggle } from '#shop/shopfront/product-editing/paths.ts';
import { choiceIn, intentIn } from '../../forms/intent.ts';
import { type PageActionArgs, type PageContext, RefusedError } from '../../page-context.ts';
import { refuseForm } from '../../forms/refused-form.ts';
import { askToConfirm } from '../forms/confirmed-form.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { askedFirst } from '../forms/questions.tsx';
import { answerOf as answerTo, saveForm } from '../forms/save-form.ts';
import { type FormValues, type Question, typedValues } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { changeGallery, GALLERY_INTENTS } from './change-gallery.ts';
import { productForm } from './product-draft.ts';

const INTENTS = [
  'save',
  'tick',
  'tick-all',
  'upload',
  'remove-picture',
  ...GALLERY_INTENTS,
  'upload-sheet',
  'remove-sheet',
  'duplicate',
] as const;

/** Handles all requests of a product's page: its form, checkboxes, picture, copy. */
export async function productAction({ request, context }: PageActionArgs) {
  const productId = Number(new URL(request.url).searchParams.get('id') ?? 0);
  const form = await request.formData();
  const intent = intentIn(form, INTENTS);
  switch (intent) {
    case 'tick':
      return answerOf('tick', await tick(context, productId, form));
    case 'tick-all':
      return tickAll(context, productId, form);
    case 'upload':
      return upload(context, productId, form);
    case 'remove-picture':
      return askToConfirm(form) ?? answerOf('picture', await context.ask(productEditing.removePicture, { productId }));
    case 'add-picture':
    case 'delete-picture':
    case 'make-main-picture':
    case 'move-picture-earlier':
    case 'move-picture-later':
    case 'describe-picture':
      return changeGallery(context, productId, form, intent);
    case 'upload-sheet':
      return uploadSheet(context, productId, form);
    case 'remove-sheet':
      return askToConfirm(form) ?? answerOf('sheet', await context.ask(productEditing.removeSheet, { productId }));
    case 'duplicate': {
      const copied = await askAsStaff(context, form, productEditing.duplicate, { productId });
      if (!copied.ok) throw new RefusedError(copied.refusal);
      return redirect(`/Administration/ProductEdit?id=${copied.output.id}&added=1`);
    }
    case 'save':
      return save(context, productId, form);
  }
}

async function save(context: PageContext, productId: number, form: FormData) {
  const typed = typedValues(form);
  const seen = typed['stockLevelSeen'] ?? '';
  const save = await saveForm(productForm(productId), form, context, {
    path: productEditing.save,
    input: (values, { version }) => ({
      ...values,
      ...(version === undefined ? {} : { version }),
      ...(seen === '' ? {} : { stockLevelSeen: Number(seen) }),
      allowDuplicate: typed[ALLOW_DUPLICATE] === values.name,
      confirmPrices: typed[CONFIRM_PRICES] === pricesIn(typed),
    }),
  });
  if (!save.saved && save.refusal?.code === 'save.unconfirmed')
    return askedFirst([questionOf(save.refusal, typed)], typed);
  if (save.saved && productId === 0) return redirect(`/Administration/ProductEdit?id=${save.output.id}&added=1`);
  return answerTo(save);
}

/** Saves one checkbox as soon as it changes. */
function tick(context: PageContext, productId: number, form: FormData) {
  const toggle: LinkToggle = { id: Number(form.get('linkId')), branchId: Number(form.get('branchId')), productId };
  return choiceIn(form, 'kind', ['category', 'sub-category']) === 'category'
    ? context.ask(linkEditing.toggleCategory, toggle)
    : context.ask(linkEditing.toggleSubcategory, toggle);
}

/** Saves all checkboxes together, as a browser without script sends them. */
async function tickAll(context: PageContext, productId: number, form: FormData) {
  const idsOf = (name: string) => form.getAll(name).map(Number);
  const asked = await askAsStaff(context, form, linkEditing.saveBranches, {
    productId,
    categoryIds: idsOf('category'),
    subcategoryIds: idsOf('sub-category'),
  });
  if (asked.ok) return redirect(`/Administration/ProductEdit?id=${productId}`);
  return refuseForm(asked.refusal, [], { form: 'ticks' as const });
}

async function upload(context: PageContext, productId: number, form: FormData) {
  const file = form.get('file');
  if (!(file instanceof File)) return null;
  return answerOf('picture', await context.ask(productEditing.uploadPicture, { productId, file }));
}

async function uploadSheet(context: PageContext, productId: number, form: FormData) {
  const file = form.get('file');
  if (!(file instanceof File) || file.name === '')
    return data({ form: 'sheet' as const, notice: t('pdf.choose') }, { status: 400 });
  return answerOf('sheet', await context.ask(productEditing.uploadSheet, { productId, file }));
}

/** Names the form that was refused: its panel shows the reason. */
type PanelForm = 'tick' | 'ticks' | 'picture' | 'sheet';

function answerOf(form: PanelForm, asked: CallResult<unknown>) {
  return asked.ok ? null : refuseForm(asked.refusal, [], { form });
}

const ALLOW_DUPLICATE = 'confirm.duplicate';
const CONFIRM_PRICES = 'confirm.prices';

/** Key of confirmed prices; different prices are asked about again. */
function pricesIn({ usdMinor = '', eurMinor = '' }: FormValues): string {
  return `${usdMinor} ${eurMinor}`;
}

/** Question of the shop, as a checkbox of the form (D45). */
function questionOf({ details }: Refusal, values: FormValues): Question {
  const lines = details['asks'] as string[];
  return details['about'] === 'prices'
    ? {
        name: CONFIRM_PRICES,
        value: pricesIn(values),
        title: t('product.prices-question'),
        lines,
        tick: t('product.prices-tick'),
      }
    : {
        name: ALLOW_DUPLICATE,
        value: values['name'] ?? '',
        title: t('product.duplicate-question'),
        lines,
        tick: t('product.duplicate-tick'),
      };
}
