import { Notice } from '../../design/notice.tsx';
import { t } from '../staff-text.ts';
import { useHasScript } from '../lists/use-has-script.ts';
import { Moment } from '../moment.tsx';
import type { FieldVersions } from './form-field.ts';
import type { Conflict } from '../../forms/save-answer.ts';

interface ConflictNoticeProps {
  conflict: Conflict;
  fields: readonly FieldVersions[];
  /** Address that reloads the page without the input. */
  href: string;
  /** Puts their value into the form's field; only with script. */
  onTake?: (field: FieldVersions) => void;
}

/**
 * Notice that another session has saved the same record meanwhile. It shows the old, the current and the typed values side by
 * side; the input is still in the form below, and saving once more keeps it.
 */
export function ConflictNotice({ conflict: { savedBy }, fields, href, onTake }: ConflictNoticeProps) {
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
      {fields.length === 0 ? (
        <p>{t('conflict.same')}</p>
      ) : (
        <table className="table ruled compact own-width around-3">
          <caption className="visually-hidden">{t('conflict.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.had')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col" aria-label={t('conflict.take-theirs')} />
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.label}</th>
                <td>{field.had}</td>
                <td>{field.theirs}</td>
                <td>{field.mine}</td>
                <td>{field.isTaken ? t('conflict.taken') : <Take field={field} onTake={onTake} />}</td>
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

function Take({ field, onTake }: { field: FieldVersions; onTake: ConflictNoticeProps['onTake'] }) {
  const hasScript = useHasScript();
  if (onTake === undefined || !hasScript) return null;
  return (
    <button type="button" className="text-button" onClick={() => onTake(field)}>
      {t('conflict.take-theirs')}
    </button>
  );
}
