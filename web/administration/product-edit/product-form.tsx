import type { EditedProduct, EditingChoices } from '#shop/catalogue-editing/paths.ts';
import { productErrors } from '#shop/catalogue/product-rules.ts';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import { PricePreview } from './price-preview.tsx';
import { draftOf, productFields, valuesOf, type ProductField } from './product-draft.ts';
import styles from './product-edit.module.css';
import { Identity, Prices, Selling } from './product-fields.tsx';

interface ProductFormProps {
  product: EditedProduct | null;
  choices: EditingChoices;
  answer: SaveAnswer<ProductField> | undefined;
}

/** Every field of a product (E6). */
export function ProductForm({ product, choices, answer }: ProductFormProps) {
  const conflict = answer?.saved === false ? answer.conflict : null;
  const stockLevelSeen = (conflict?.current as EditedProduct | undefined)?.stockLevel ?? product?.stockLevel ?? '';
  return (
    <div className={styles.form}>
      <StaffForm<ProductField>
        name="product"
        fields={productFields(choices)}
        stored={valuesOf(product)}
        version={product?.version}
        storedOf={(current) => storedValues(current as unknown as EditedProduct)}
        check={(typed) => productErrors(draftOf(typed))}
        answer={answer}
        hidden={{ intent: 'save', stockLevelSeen }}
        submit={t('save.submit')}
        saved={t('product.saved')}
      >
        {({ values, present, errors }) => (
          <div className={styles.groups}>
            <Identity values={values} errors={errors} isNew={product === null} />
            <Prices values={values} errors={errors} choices={choices} />
            <PricePreview draft={draftOf(present)} choices={choices} />
            <Selling values={values} choices={choices} />
          </div>
        )}
      </StaffForm>
    </div>
  );
}

/** What is answered of a conflict is the product as it is stored, where no family is null. */
function storedValues({
  familyId,
  ...stored
}: Omit<EditedProduct, 'familyId'> & { familyId: EditedProduct['familyId'] | null }) {
  return valuesOf({ ...stored, familyId: familyId ?? 0 });
}
