import { Form, useNavigation } from 'react-router';
import { Button } from '../../design/button.tsx';
import { FormKey } from '../../form-key.tsx';
import { t } from '../staff-text.ts';

/** Makes a copy and opens it. Its address differs from the page's, so it asks about unsaved changes first. */
export function DuplicateButton({ productId }: { productId: number }) {
  const isBusy = useNavigation().formData?.get('intent') === 'duplicate';
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
