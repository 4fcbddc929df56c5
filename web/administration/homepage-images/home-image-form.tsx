import { useNavigation } from 'react-router';
import { HOME_IMAGE_LENGTHS, homeImageErrors } from '#shop/content/images/home-image-rules.ts';
import type { HomeImage } from '#shop/content/images/home-image.ts';
import { TextField } from '../../design/field.tsx';
import { Picture } from '../../design/picture.tsx';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import {
  homeImageFields,
  homeImageDraft,
  homeImageForm,
  type HomeImagesAnswer,
  homeImageValues,
} from './change-home-images.ts';
import styles from './home-image-form.module.css';

interface HomeImageFormProps {
  image: HomeImage;
  /** 'Image 2 of UK'. */
  number: string;
  removeLabel: string;
  answer: HomeImagesAnswer | undefined;
}

/** A picture of the home page with its link target, and a button to remove it (E13). */
export function HomeImageForm({ image, number, removeLabel, answer }: HomeImageFormProps) {
  const name = homeImageForm(image.id);
  const own = answer !== undefined && 'saved' in answer && answer.form === name ? answer : undefined;
  const sent = useNavigation().formData;
  const isRemoved = sent?.get('id') === String(image.id) && sent.get('intent') === 'remove';
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
      <StaffForm
        name={name}
        fields={homeImageFields()}
        stored={homeImageValues({ ...image })}
        version={image.version}
        storedOf={homeImageValues}
        check={(typed) => homeImageErrors(homeImageDraft(typed))}
        answer={own}
        hidden={{ id: image.id }}
        submit={t('images.add-url')}
        kind="secondary"
      >
        {({ values, errors }) => {
          const field = fieldsOf<'url' | 'description'>(values, errors);
          return (
            <>
              <TextField
                label={t('images.link')}
                inputMode="url"
                spellCheck={false}
                maxLength={HOME_IMAGE_LENGTHS.url}
                {...field('url')}
              />
              <TextField
                label={t('images.description')}
                maxLength={HOME_IMAGE_LENGTHS.description}
                {...field('description')}
              />
            </>
          );
        }}
      </StaffForm>
      <ConfirmedForm
        fields={{ intent: 'remove', id: String(image.id) }}
        question={t('images.remove-question')}
        confirm={t('images.remove')}
        href="/Administration/Homepage-Images"
        label={removeLabel}
        busy={isRemoved && t('images.remove')}
      >
        {t('images.remove')}
      </ConfirmedForm>
    </article>
  );
}
