import type { ListedLabel } from '#shop/catalogue/press-labels/paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { useFigures } from '../../texts/texts.tsx';
import styles from './presses.module.css';
import { usePressesText } from './presses-text.ts';

interface LabelListProps {
  labels: readonly ListedLabel[];
  /** The page that prints another one. */
  printHref: string;
}

/** The valid labels of a press, each to be revoked (J6). */
export function LabelList({ labels, printHref }: LabelListProps) {
  const t = usePressesText();
  const { day } = useFigures();
  return (
    <section aria-labelledby="labels">
      <h2 id="labels">{t('press-labels.heading')}</h2>
      <p>{t('press-labels.hint')}</p>
      {labels.length === 0 ? <p>{t('press-labels.none')}</p> : null}
      <ul className={styles.links}>
        {labels.map(({ labelId, madeAt, madeBy }) => {
          const made = { day: day(new Date(madeAt)), person: madeBy };
          return (
            <li key={labelId}>
              <PostForm intent="revoke-label" preventScrollReset className="row align-center">
                <span>{t('press-labels.made', made)}</span>
                <input type="hidden" name="labelId" value={labelId} />
                <button type="submit" className="text-button" aria-label={t('press-labels.revoke-of', made)}>
                  {t('press-labels.revoke')}
                </button>
              </PostForm>
            </li>
          );
        })}
      </ul>
      <p>
        <ButtonLink kind="secondary" href={printHref}>
          {t('press-labels.print')}
        </ButtonLink>
      </p>
    </section>
  );
}
