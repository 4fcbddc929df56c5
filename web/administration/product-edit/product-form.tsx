import type { EditedProduct, EditingChoices } from '#shop/shopfront/product-editing/paths.ts';
import { productErrors } from '#shop/catalogue/parts/product-rules.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import { PricePreview } from './price-preview.tsx';
import { draftOf, valuesOf, type ProductField } from './product-draft.ts';
import styles from './product-edit.module.css';
import { labelledProductFields, ProductFields } from './product-fields.tsx';

interface ProductFormProps {
  product: EditedProduct | null;
  choices: EditingChoices;
  answer: SaveAnswer<ProductField> | undefined;
}

/** The form with all fields of a product (E6). */
export function ProductForm({ product, choices, answer }: ProductFormProps) {
  return (
    <div className={styles.form}>
      <StaffForm<ProductField, EditedProduct>
        name="save"
        fields={labelledProductFields(choices)}
        stored={valuesOf(product)}
        version={product?.version}
        storedOf={(current) => valuesOf(current)}
        check={(typed) => productErrors(draftOf(typed))}
        answer={answer}
        hidden={{ stockLevelSeen: product?.stockLevel ?? '' }}
        hiddenOf={({ stockLevel }) => ({ stockLevelSeen: stockLevel })}
        submit={t('save.submit')}
        saved={t('product.saved')}
      >
        {({ values, present, errors }) => (
          <ProductFields values={values} errors={errors} choices={choices} isNew={product === null}>
            <PricePreview draft={draftOf(present)} choices={choices} />
          </ProductFields>
        )}
      </StaffForm>
    </div>
  );
}
