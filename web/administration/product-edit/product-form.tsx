import type { EditedProduct, EditingChoices } from '#shop/shopfront/product-editing/paths.ts';
import { productFields } from '#shop/catalogue/parts/product-fields.ts';
import { namesOf } from '#shop/base/fields/field.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { useMay } from '../frame/use-administration.ts';
import { t } from '../staff-text.ts';
import { PricePreview } from './price-preview.tsx';
import { productChoices, productForm } from './product-draft.ts';

const DESCRIPTION = ['intro', 'details', 'flash'] as const;
const PRICES = [
  'usdMinor',
  'eurMinor',
  'familyId',
  'stockLevel',
  'storageBin',
  'supplier',
  'unit',
  'minQuantity',
  'packSize',
  'unitPieces',
] as const;
/** All fields that are in no other group. */
const SELLING = namesOf(productFields).filter((name) => !['name', ...DESCRIPTION, ...PRICES].includes(name));
const isTick = (name: keyof typeof productFields) => productFields[name].kind === 'tick';

interface ProductFormProps {
  /** null: a new product, which starts inactive (D24). */
  product: EditedProduct | null;
  choices: EditingChoices;
  answer: SaveAnswer | undefined;
}

/** The form with all fields of a product, in groups (E6). */
export function ProductForm({ product, choices, answer }: ProductFormProps) {
  const may = useMay();
  return (
    <div className="shrinks">
      <DeclaredForm
        name="save"
        of={productForm(product?.id ?? 0)}
        record={product}
        choices={productChoices(choices)}
        answer={answer}
        hidden={{ stockLevelSeen: product?.stockLevel ?? '' }}
        hiddenOf={({ stockLevel }) => ({ stockLevelSeen: stockLevel })}
        submit={t('save.submit')}
        saved={t('product.saved')}
      >
        {({ draw, present }) => (
          <div className="grid one-column gap-4">
            <fieldset className="group flush padded">
              <legend>{t('product.identity')}</legend>
              <div className="field-grid">
                {draw('id', { hint: t(product === null ? 'product.id-new' : 'product.id-hint') })}
                {draw('name')}
              </div>
              {DESCRIPTION.map((text) => draw(text))}
            </fieldset>
            <fieldset className="group flush padded">
              <legend>{t('product.prices')}</legend>
              {may('prices') ? null : <p>{t('product.prices-right')}</p>}
              <div className="field-grid">{PRICES.map((price) => draw(price))}</div>
            </fieldset>
            <PricePreview texts={present} choices={choices} />
            <fieldset className="group flush padded">
              <legend>{t('product.selling')}</legend>
              {SELLING.filter((other) => !isTick(other)).map((other) =>
                draw(other, other === 'award' ? { hint: t(`product.award-${choices.awardReading}`) } : {}),
              )}
              <div className="row gap-0-5">{SELLING.filter(isTick).map((box) => draw(box))}</div>
            </fieldset>
          </div>
        )}
      </DeclaredForm>
    </div>
  );
}
