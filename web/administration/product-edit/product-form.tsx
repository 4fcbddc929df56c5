import { useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { EditedProduct, EditingChoices } from '#shop/catalogue-editing/paths.ts';
import { productErrors } from '#shop/catalogue/product-rules.ts';
import { Button } from '../../design/button.tsx';
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
import { draftOf, valuesOf, type ProductField } from './product-draft.ts';
import styles from './product-edit.module.css';
import { Identity, Prices, Selling } from './product-fields.tsx';

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
