import { pictureEditing } from '#shop/shopfront/images/editing-paths.ts';
import type { HomeImageCountry } from '#shop/shopfront/images/home-image-country.ts';
import { Notice } from '../../design/notice.tsx';
import { sendFile } from '../../forms/send-file.ts';
import { PictureUpload } from '../pictures/picture-upload.tsx';
import { useUpload } from '../pictures/use-upload.ts';
import { t } from '../staff-text.ts';
import type { HomeImagesAnswer } from './change-home-images.ts';

interface AddHomeImageProps {
  country: HomeImageCountry;
  column: string;
  answer: HomeImagesAnswer | undefined;
}

/** A form for a new picture at the end of a column (E13). */
export function AddHomeImage({ country, column, answer }: AddHomeImageProps) {
  const upload = useUpload((file, onProgress) =>
    sendFile(pictureEditing.uploadHomeImage, { file, country }, onProgress),
  );
  const own = answer !== undefined && 'uploaded' in answer && answer.uploaded === country ? answer : undefined;
  return (
    <div>
      {own?.why === null ? <Notice kind="good">{t('images.uploaded')}</Notice> : null}
      <PictureUpload
        label={t('images.upload-label', { column })}
        fields={{ intent: 'upload', country: String(country) }}
        upload={upload}
        done={t('images.uploaded')}
        failed={t('images.not-uploaded')}
        refused={own?.why ?? undefined}
      />
    </div>
  );
}
