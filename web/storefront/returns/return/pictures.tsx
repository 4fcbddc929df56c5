import { Form } from 'react-router';
import type { Return } from '#shop/trade/returns/paths.ts';
import { MAX_PICTURES, takesPictures } from '#shop/trade/returns/return.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { FileField } from '../../../design/file-field.tsx';
import { useFirstErrorFocus } from '../../../forms/use-first-error-focus.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { PictureList } from '../picture-list.tsx';
import { useReturnText } from '../return-text.ts';
import type { ReturnTrouble } from './change-return.ts';

interface PicturesProps {
  returned: Return;
  trouble: ReturnTrouble | undefined;
}

/**
 * The pictures, and the form for the next one; each can be removed until the return is decided; the same picture sent
 * twice is one.
 */
export function Pictures({ returned: { returnId, returnState, pictures }, trouble }: PicturesProps) {
  const t = useReturnText();
  const isSending = useSending();
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  const left = MAX_PICTURES - pictures.length;
  const mayAdd = takesPictures(returnState) && left > 0;
  if (pictures.length === 0 && !mayAdd) return null;
  return (
    <section aria-labelledby="pictures" className={pictures.length === 0 ? `above-6 off-paper` : 'above-6'}>
      <h2 id="pictures">{t('returns.pictures')}</h2>
      <PictureList pictures={pictures} nameOf={(position) => t('returns.picture', { position })}>
        {(pictureId, position) =>
          takesPictures(returnState) ? (
            <PostForm intent="remove-picture" answer={trouble} action={`/Return?id=${returnId}`} className="off-paper">
              <input type="hidden" name="pictureId" value={pictureId} />
              <button type="submit" className="text-button">
                {t('returns.picture-remove', { position })}
              </button>
            </PostForm>
          ) : null
        }
      </PictureList>
      {mayAdd ? (
        <Form
          key={pictures.length}
          ref={form}
          method="post"
          action={`/Return?id=${returnId}`}
          encType="multipart/form-data"
          className="form at-most-32rem gap-4 around-4 off-paper"
          noValidate
        >
          <input type="hidden" name="intent" value="picture" />
          <FileField
            label={t('returns.picture-file')}
            hint={t('returns.picture-hint', { left })}
            name="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            error={trouble?.form === 'picture' ? trouble.errors.file : undefined}
            required
          />
          <Button type="submit" kind="secondary" busy={isSending && t('returns.sending')}>
            {t('returns.picture-add')}
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
