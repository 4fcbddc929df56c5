import type { StaffModel } from '#shop/presses/paths.ts';
import type { ModelDraft } from '#shop/presses/staff-paths.ts';
import { CheckField, TextAreaField, TextField } from '../../design/field.tsx';
import type { FormValues } from '../../forms/save-answer.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { type FormField, versionIn, yesOrNo } from '../forms/form-field.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { numberLines, numbersIn } from '../price-lists/number-lines.ts';
import { t } from '../staff-text.ts';

export type ModelField =
  | 'name'
  | 'path'
  | 'intro'
  | 'firstYear'
  | 'lastYear'
  | 'options'
  | 'manuals'
  | 'sortOrder'
  | 'categories'
  | 'archived';

export const modelFields = (): readonly FormField<ModelField>[] => [
  { name: 'name', label: t('press-models.name') },
  { name: 'path', label: t('press-models.path') },
  { name: 'intro', label: t('press-models.intro') },
  { name: 'firstYear', label: t('press-models.first-year') },
  { name: 'lastYear', label: t('press-models.last-year') },
  { name: 'options', label: t('press-models.options') },
  { name: 'manuals', label: t('press-models.manuals') },
  { name: 'sortOrder', label: t('press-models.order') },
  { name: 'categories', label: t('press-models.categories') },
  { name: 'archived', label: t('press-models.archived'), read: yesOrNo },
];

/** A stored model as the form's fields hold it. */
export function modelValues(model: StaffModel): FormValues {
  return {
    name: model.name,
    path: model.path,
    intro: model.intro,
    firstYear: String(model.firstYear ?? ''),
    lastYear: String(model.lastYear ?? ''),
    options: model.options.join('\n'),
    manuals: model.manuals.join('\n'),
    sortOrder: String(model.sortOrder),
    categories: numberLines(model.categories.map(({ categoryId, categoryName }) => [categoryId, categoryName])),
    ...(model.archived ? { archived: 'on' } : {}),
  };
}

/** The model as its form sends it. A year that is no number is sent as -1, which the call refuses. */
export function modelDraftOf(typed: Readonly<Record<string, string>>): ModelDraft {
  const { name = '', path = '', intro = '', options = '', manuals = '', categories = '' } = typed;
  const numberOrNone = (text = '') => (text.trim() === '' ? null : /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : -1);
  return {
    id: Number(typed['id'] ?? 0),
    name,
    path,
    intro,
    firstYear: numberOrNone(typed['firstYear']),
    lastYear: numberOrNone(typed['lastYear']),
    options: linesIn(options),
    manuals: linesIn(manuals),
    sortOrder: numberOrNone(typed['sortOrder']) ?? 0,
    archived: typed['archived'] === 'on',
    categoryIds: numbersIn(categories),
    ...versionIn(typed),
  };
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** All fields of a model. */
export function ModelFields({ values, errors }: { values: FormValues; errors: FormErrors<ModelField> }) {
  const field = fieldsOf<ModelField>(values, errors);
  return (
    <FormGroup title={t('press-models.head')}>
      <FieldGrid>
        <TextField label={t('press-models.name')} maxLength={50} required {...field('name')} />
        <TextField
          label={t('press-models.path')}
          hint={t('press-models.path-hint')}
          maxLength={50}
          required
          {...field('path')}
        />
        <TextField label={t('press-models.intro')} maxLength={300} {...field('intro')} />
        <TextField label={t('press-models.first-year')} inputMode="numeric" {...field('firstYear')} />
        <TextField label={t('press-models.last-year')} inputMode="numeric" {...field('lastYear')} />
        <TextField
          label={t('press-models.order')}
          hint={t('press-models.order-hint')}
          inputMode="numeric"
          {...field('sortOrder')}
        />
        <TextAreaField
          label={t('press-models.options')}
          hint={t('press-models.options-hint')}
          rows={3}
          {...field('options')}
        />
        <TextAreaField
          label={t('press-models.manuals')}
          hint={t('press-models.manuals-hint')}
          rows={3}
          {...field('manuals')}
        />
        <TextAreaField
          label={t('press-models.categories')}
          hint={t('press-models.categories-hint')}
          rows={3}
          {...field('categories')}
        />
      </FieldGrid>
      <CheckField
        label={t('press-models.archived')}
        name="archived"
        defaultChecked={values['archived'] === 'on'}
        error={errors.archived}
      />
    </FormGroup>
  );
}
