import { MAX_OWN_NUMBER_LENGTH } from '#shop/catalogue/customer-part-numbers/own-number.ts';
import type { ProductDetail } from '#shop/shopfront/search/paths.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { useText } from '../../texts/texts.tsx';

/** Customer part number of the part, or of one of its widths: its form opens on demand; on paper it is text (H6). */
export function OwnNumberForm({ product }: { product: ProductDetail }) {
  const t = useText();
  const { id, name, variants, ownNumbers } = product;
  const numberOf = (variantId: number | null) => ownNumbers.find((own) => own.variantId === variantId)?.number;
  const numbers = ownNumbers.map(({ number }) => number).join(', ');
  return (
    <>
      <details id="own-number" className="off-paper">
        <summary>
          {numbers === '' ? t('product.add-own-number') : t('catalogue.own-number', { number: numbers })}
        </summary>
        <PostForm action="/Company/Part-Numbers" className="fields above-2">
          <input type="hidden" name="part" value={name} />
          <input type="hidden" name="back" value={id} />
          {variants.length === 0 ? (
            <input type="hidden" name="width" value="" />
          ) : (
            <SelectField label={t('product.width')} name="width">
              {variants.map((variant) => (
                <option key={variant.id} value={variant.details}>
                  {[variant.details, numberOf(variant.id) ?? []].flat().join(': ')}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            label={t('catalogue.own-number', { number: '' }).trim()}
            name="ownNumber"
            defaultValue={numberOf(null) ?? ''}
            maxLength={MAX_OWN_NUMBER_LENGTH}
            required={variants.length > 0} // the list of numbers asks which of them loses its number
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" kind="secondary">
            {t('catalogue.apply')}
          </Button>
        </PostForm>
      </details>
      {ownNumbers.map(({ variantId, number }) => (
        <p key={variantId} className="on-paper">
          {[variants.find((variant) => variant.id === variantId)?.details ?? [], t('catalogue.own-number', { number })]
            .flat()
            .join(': ')}
        </p>
      ))}
    </>
  );
}
