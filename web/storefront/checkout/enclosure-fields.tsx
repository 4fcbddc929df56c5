import { CHECKOUT_NOTE_MAX } from '#shop/trade/cart/checkout-draft.ts';
import { TextAreaField } from '../../design/field.tsx';
import { FileField } from '../../design/file-field.tsx';
import type { FormErrors } from '../../texts/wording.ts';
import { useCheckoutText } from './checkout-text.ts';

interface Props {
  note: string;
  errors: FormErrors<'note' | 'purchaseOrderFile'>;
}

/** The buyer's own purchase order and a note to the shop, both sent with the order (A27, L8). */
export function EnclosureFields({ note, errors }: Props) {
  const t = useCheckoutText();
  return (
    <div className="grid cells-16 gap-0-5">
      <FileField
        label={t('checkout.po-file')}
        hint={t('checkout.po-file-hint')}
        name="po-file"
        accept="application/pdf,.pdf"
        error={errors.purchaseOrderFile}
      />
      <TextAreaField
        label={t('checkout.note')}
        hint={t('checkout.note-hint')}
        name="note"
        defaultValue={note}
        error={errors.note}
        maxLength={CHECKOUT_NOTE_MAX}
        rows={2}
      />
    </div>
  );
}
