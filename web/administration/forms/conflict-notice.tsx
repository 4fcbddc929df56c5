import { Notice } from '../../design/notice.tsx';
import { t } from '../staff-text.ts';
import styles from './conflict-notice.module.css';
import { Moment } from '../moment.tsx';
import type { Conflict } from './save-answer.ts';

export interface ConflictField {
  name: string;
  label: string;
  /** Both as a person reads them: 'Germany', not 85. */
  mine: string;
  theirs: string;
  /** Theirs as the form's field holds it. */
  value: string;
}

interface ConflictNoticeProps {
  conflict: Conflict;
  fields: readonly ConflictField[];
  /** Where the page is read anew, without what was typed. */
  href: string;
  /** Puts their value into the form's field; with script only. */
  onTake?: (field: ConflictField) => void;
}

/**
 * Somebody else saved the same thing meanwhile. Both versions side by side, where they differ; what was typed is still in the
 * form below, and saving once more keeps it.
 */
export function ConflictNotice({ conflict: { savedBy }, fields, href, onTake }: ConflictNoticeProps) {
  const different = fields.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <Notice kind="bad">
      <h2>{t('conflict.title')}</h2>
      <p>
        {savedBy === null ? (
          `${t('conflict.somebody')} `
        ) : (
          <>
            {t('conflict.by', { name: savedBy.name })} <Moment at={savedBy.at} />
            {'. '}
          </>
        )}
        {t('conflict.what-now')}
      </p>
      {different.length === 0 ? (
        <p>{t('conflict.same')}</p>
      ) : (
        <table className={styles.versions}>
          <caption className="visually-hidden">{t('conflict.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
              {onTake === undefined ? null : <th scope="col" aria-label={t('conflict.take-theirs')} />}
            </tr>
          </thead>
          <tbody>
            {different.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.label}</th>
                <td>{field.mine}</td>
                <td>{field.theirs}</td>
                {onTake === undefined ? null : (
                  <td>
                    <button type="button" className={styles.take} onClick={() => onTake(field)}>
                      {t('conflict.take-theirs')}
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <a href={href}>{t('conflict.load-theirs')}</a>
      </p>
    </Notice>
  );
}
