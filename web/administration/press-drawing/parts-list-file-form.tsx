import { Button } from '../../design/button.tsx';
import { FileField } from '../../design/file-field.tsx';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';

/** Reads the rows of a CSV file into the form above. */
export function PartsListFileForm({ answer }: { answer: SaveAnswer | undefined }) {
  const refused = answer === undefined || answer.saved ? undefined : answer;
  return (
    <section aria-labelledby="read">
      <h2 id="read">{t('press-drawing.file')}</h2>
      <p>{t('press-drawing.file-hint')}</p>
      <PostForm intent="read" answer={answer} encType="multipart/form-data">
        {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
        <FileField
          label={t('press-drawing.file-label')}
          accept=".csv,text/csv"
          name="file"
          error={refused?.errors['file']}
        />
        <Button type="submit" kind="secondary">
          {t('press-drawing.file-read')}
        </Button>
      </PostForm>
    </section>
  );
}
