import { Form } from 'react-router';
import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../design/button.tsx';
import { FormKey } from '../../forms/form-key.tsx';
import { t } from '../staff-text.ts';

/** Makes a copy and opens it. Its address is another than the page's, so unsaved changes are asked about first. */
export function DuplicateButton({ productId }: { productId: number }) {
  const isBusy = useSending('duplicate');
  return (
    <Form method="post" action={`/Administration/ProductEdit?id=${productId}&copy=1`}>
      <input type="hidden" name="intent" value="duplicate" />
      <FormKey key={productId} answer={undefined} />
      <Button type="submit" kind="quiet" busy={isBusy && t('product.duplicating')}>
        {t('product.duplicate')}
      </Button>
    </Form>
  );
}
