import { useEffect, useId, useState, type RefObject } from 'react';
import { Form, useNavigation } from 'react-router';
import { awardLabels, type Award } from '#shop/catalogue/visibility.ts';
import type { EditedProduct, EditingChoices } from '#shop/catalogue/editing/paths.ts';
import { PRODUCT_LENGTHS, productErrors } from '#shop/catalogue/product-rules.ts';
import { Button } from '../../design/button.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { ConflictNotice } from '../forms/conflict-notice.tsx';
import { putValue } from '../forms/put-value.ts';
import { typedValues, type SaveAnswer } from '../forms/save-answer.ts';
import { SaveBadge } from '../forms/save-badge.tsx';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { PricePreview } from './price-preview.tsx';
import { conflictFields } from './product-conflict.ts';
import { draftOf, valuesOf, type ProductField, type ProductValues } from './product-draft.ts';
import styles from './product-edit.module.css';

interface ProductFormProps {
  product: EditedProduct | null;
  choices: EditingChoices;
  answer: SaveAnswer<ProductField> | undefined;
}

/** Every field of a product (E6). Its button stands outside of the fields, so that it stays when they are drawn anew. */
export function ProductForm({ product, choices, answer }: ProductFormProps) {
  const id = useId();
  const isSaving = useNavigation().formData?.get('intent') === 'save';
  return (
    <div className={styles.form}>
      <Fields key={product?.version ?? 0} formId={id} product={product} choices={choices} answer={answer} />
      <div className={styles.bar}>
        <Button type="submit" form={id} busy={isSaving && t('save.saving')}>
          {t('save.submit')}
        </Button>
        <SaveBadge answer={answer} saved={t('product.saved')} />
      </div>
    </div>
  );
}

function Fields({ formId, product, choices, answer }: ProductFormProps & { formId: string }) {
  const refused = answer?.saved === false ? answer : undefined;
  const conflict = refused?.conflict ?? null;
  const values = refused?.values ?? valuesOf(product);
  const { form, isUnsaved } = useUnsaved(refused !== undefined);
  const { errors, onBlur, onInput } = useBlurErrors(refused?.errors, (sent) =>
    productErrors(draftOf(typedValues(sent))),
  );
  const [present, setPresent] = useState(values);
  const focused = useFirstErrorFocus<HTMLDivElement>(refused);
  useSaveKey(form);
  return (
    <Form
      ref={form}
      id={formId}
      method="post"
      noValidate
      autoComplete="off"
      preventScrollReset
      data-unsaved={isUnsaved || undefined}
      onBlur={onBlur}
      onInput={(event) => {
        onInput(event);
        setPresent(typedValues(new FormData(event.currentTarget)));
      }}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={conflict?.current.version ?? product?.version ?? ''} />
      <input type="hidden" name="stockLevelSeen" value={product?.stockLevel ?? ''} />
      <div ref={focused} className={styles.groups}>
        {conflict === null ? null : (
          <ConflictNotice
            conflict={conflict}
            fields={conflictFields(values, conflict.current, choices)}
            href={`/Administration/ProductEdit?id=${product?.id ?? 0}`}
            onTake={({ name, value }) => putValue(form.current, name, value)}
          />
        )}
        <Identity values={values} errors={errors} isNew={product === null} />
        <Prices values={values} errors={errors} choices={choices} />
        <PricePreview draft={draftOf(present)} choices={choices} />
        <Selling values={values} choices={choices} />
      </div>
    </Form>
  );
}

interface GroupProps {
  values: ProductValues;
  errors: Partial<Record<ProductField, string>>;
}

function Identity({ values, errors, isNew }: GroupProps & { isNew: boolean }) {
  return (
    <fieldset className={styles.group}>
      <legend>{t('product.identity')}</legend>
      <div className={styles.row}>
        <TextField
          label={t('product.id')}
          hint={t(isNew ? 'product.id-new' : 'product.id-hint')}
          name="id"
          inputMode="numeric"
          defaultValue={values['id']}
          error={errors.id}
          required
        />
        <TextField
          label={t('product.name')}
          hint={t('product.name-hint')}
          name="name"
          defaultValue={values['name']}
          error={errors.name}
          maxLength={PRODUCT_LENGTHS.name}
          spellCheck={false}
          required
        />
      </div>
      <TextField
        label={t('product.intro')}
        hint={t('product.intro-hint')}
        name="intro"
        defaultValue={values['intro']}
        error={errors.intro}
        maxLength={PRODUCT_LENGTHS.intro}
      />
      <TextAreaField
        label={t('product.details')}
        name="details"
        rows={5}
        defaultValue={values['details']}
        error={errors.details}
        maxLength={PRODUCT_LENGTHS.details}
      />
      <TextField
        label={t('product.flash')}
        hint={t('product.flash-hint')}
        name="flash"
        defaultValue={values['flash']}
        error={errors.flash}
        maxLength={PRODUCT_LENGTHS.flash}
      />
    </fieldset>
  );
}

function Prices({ values, errors, choices }: GroupProps & { choices: EditingChoices }) {
  return (
    <fieldset className={styles.group}>
      <legend>{t('product.prices')}</legend>
      <div className={styles.row}>
        <TextField
          label={t('product.price')}
          hint={t('product.price-hint')}
          name="usdMinor"
          inputMode="decimal"
          defaultValue={values['usdMinor']}
          error={errors.usdMinor}
          required
        />
        <TextField
          label={t('product.price-euro')}
          hint={t('product.price-euro-hint')}
          name="eurMinor"
          inputMode="decimal"
          defaultValue={values['eurMinor']}
          error={errors.eurMinor}
        />
        <SelectField
          label={t('product.family')}
          hint={t('product.family-hint')}
          name="familyId"
          defaultValue={values['familyId']}
        >
          <option value="0">{t('product.family-none')}</option>
          {choices.families.map((family) => (
            <option key={family.id} value={family.id}>
              {family.name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('product.stock')}
          hint={t('product.stock-hint')}
          name="stockLevel"
          inputMode="numeric"
          defaultValue={values['stockLevel']}
          error={errors.stockLevel}
          required
        />
      </div>
    </fieldset>
  );
}

const AWARDS: readonly Award[] = [0, 1, 2, 3];

function Selling({ values, choices }: Pick<GroupProps, 'values'> & { choices: EditingChoices }) {
  const labels = awardLabels(choices.awardReading);
  const isTicked = (name: ProductField) => values[name] === 'on';
  return (
    <fieldset className={styles.group}>
      <legend>{t('product.selling')}</legend>
      <SelectField
        label={t('product.award')}
        hint={t(choices.awardReading === 'storefront' ? 'product.award-storefront' : 'product.award-administration')}
        name="award"
        defaultValue={values['award']}
      >
        {AWARDS.map((award) => (
          <option key={award} value={award}>
            {`${award} · ${labels[award]}`}
          </option>
        ))}
      </SelectField>
      <div className={styles.boxes}>
        <CheckField label={t('product.active')} name="active" defaultChecked={isTicked('active')} />
        <CheckField
          label={t('product.locally-sourced')}
          name="locallySourced"
          defaultChecked={isTicked('locallySourced')}
        />
        <CheckField label={t('product.pallet')} name="pallet" defaultChecked={isTicked('pallet')} />
        <CheckField label={t('product.cloud-image')} name="useCloudImage" defaultChecked={isTicked('useCloudImage')} />
      </div>
    </fieldset>
  );
}

/** Ctrl or Command with S saves, as everywhere where one writes. */
function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [form]);
}
