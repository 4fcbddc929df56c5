import { useNavigation } from 'react-router';
import type { HomeImage } from '#shop/shopfront/images/paths.ts';
import { Picture } from '../../design/picture.tsx';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { t } from '../staff-text.ts';
import { homeImageErrorsOf, homeImageFields, homeImageForm, type HomeImagesAnswer } from './change-home-images.ts';
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
    <article className="panel stack padded-3" aria-label={number}>
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
      <DeclaredForm
        name={name}
        of={homeImageFields}
        record={image}
        check={homeImageErrorsOf}
        answer={own}
        hidden={{ id: image.id }}
        submit={t('images.add-url')}
        kind="secondary"
      >
        {({ draw }) => [draw('url'), draw('description')]}
      </DeclaredForm>
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
