import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../design/button.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { t } from '../staff-text.ts';

/** Makes a copy and opens it. Its address differs from the page's, so it asks about unsaved changes first. */
export function DuplicateButton({ productId }: { productId: number }) {
  const isBusy = useSending('duplicate');
  return (
    <PostForm intent="duplicate" action={`/Administration/ProductEdit?id=${productId}&copy=1`}>
      <Button type="submit" kind="quiet" busy={isBusy && t('product.duplicating')}>
        {t('product.duplicate')}
      </Button>
    </PostForm>
  );
}
