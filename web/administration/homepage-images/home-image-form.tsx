import { Form, useNavigation } from 'react-router';
import { HOME_IMAGE_LENGTHS, homeImageErrors } from '#shop/merchandising/home-image-rules.ts';
import type { HomeImage } from '#shop/merchandising/home-image.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Picture } from '../../design/picture.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { ConflictNotice, type ConflictField } from '../forms/conflict-notice.tsx';
import { putValue } from '../forms/put-value.ts';
import { typedValues, type Conflict, type SaveAnswer } from '../forms/save-answer.ts';
import { SaveBadge } from '../forms/save-badge.tsx';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { homeImageForm, type HomeImagesAnswer } from './change-home-images.ts';
import styles from './home-image-form.module.css';

interface HomeImageFormProps {
  image: HomeImage;
  /** 'Image 2 of UK'. */
  number: string;
  removeLabel: string;
  answer: HomeImagesAnswer | undefined;
}

/** A picture of the home page with where a click on it leads, and the way out (E13). */
export function HomeImageForm({ image, number, removeLabel, answer }: HomeImageFormProps) {
  const id = homeImageForm(image.id);
  const own = answer !== undefined && 'saved' in answer && answer.form === id ? answer : undefined;
  const sent = useNavigation().formData;
  const isOwn = sent?.get('id') === String(image.id);
  return (
    <article className={styles.image} aria-label={number}>
      <div className={styles.picture}>
        <Picture
          folder="home"
          hash={image.imageHash}
          alt={image.description === '' ? number : image.description}
          sizes="(width >= 75rem) 25vw, 90vw"
          width={480}
          height={180}
        />
      </div>
      <Fields key={image.version} form={id} image={image} answer={own} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          form={id}
          kind="secondary"
          busy={isOwn && sent.get('intent') === 'save' && t('save.saving')}
        >
          {t('images.add-url')}
        </Button>
        <ConfirmedForm
          fields={{ intent: 'remove', id: String(image.id) }}
          question={t('images.remove-question')}
          confirm={t('images.remove')}
          href="/Administration/Homepage-Images"
          label={removeLabel}
          busy={isOwn && sent.get('intent') === 'remove' && t('images.remove')}
        >
          {t('images.remove')}
        </ConfirmedForm>
        <SaveBadge answer={own} />
      </div>
    </article>
  );
}

function Fields({ form, image, answer }: { form: string; image: HomeImage; answer: SaveAnswer | undefined }) {
  const refused = answer?.saved === false ? answer : undefined;
  const conflict = refused?.conflict ?? null;
  const values = refused?.values ?? { url: image.url, description: image.description };
  const { form: ref } = useUnsaved(refused !== undefined);
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, ...watch } = useBlurErrors<'url' | 'description'>(refused?.errors, (content) => {
    const { url = '', description = '' } = typedValues(content);
    return homeImageErrors({ url: url.trim(), description: description.trim() });
  });
  return (
    <Form ref={ref} id={form} method="post" noValidate autoComplete="off" preventScrollReset {...watch}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={image.id} />
      <input type="hidden" name="version" value={conflict?.current.version ?? image.version} />
      <div ref={focus}>
        {conflict === null ? null : (
          <ConflictNotice
            conflict={conflict}
            fields={conflictFields(values, conflict)}
            href="/Administration/Homepage-Images"
            onTake={({ name, value }) => putValue(ref.current, name, value)}
          />
        )}
        <TextField
          label={t('images.link')}
          name="url"
          inputMode="url"
          spellCheck={false}
          maxLength={HOME_IMAGE_LENGTHS.url}
          defaultValue={values['url']}
          error={errors.url}
        />
        <TextField
          label={t('images.description')}
          name="description"
          maxLength={HOME_IMAGE_LENGTHS.description}
          defaultValue={values['description']}
          error={errors.description}
        />
      </div>
    </Form>
  );
}

function conflictFields(typed: Readonly<Record<string, string>>, { current }: Conflict): ConflictField[] {
  const field = (name: 'url' | 'description', label: string): ConflictField => {
    const theirs = String(current[name] ?? '');
    return { name, label, mine: typed[name] ?? '', theirs, value: theirs };
  };
  return [field('url', t('images.link')), field('description', t('images.description'))];
}
