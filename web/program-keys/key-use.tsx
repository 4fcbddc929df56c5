import type { KeyUse } from '#shop/people/keys/paths.ts';
import { useFigures } from '../texts/texts.tsx';
import { useProgramKeysText } from './keys-text.ts';
import styles from './program-keys.module.css';

/** A key with its calls: by day as bars, and the last ones. */
export function KeyUsePanel({ use: { key, calls, keyUse }, timeZone }: { use: KeyUse; timeZone: string }) {
  const t = useProgramKeysText();
  const { day, moment } = useFigures();
  const most = Math.max(1, ...keyUse.map(({ callCount }) => callCount));
  return (
    <section aria-labelledby="key-use" className="above-6">
      <h2 id="key-use">{t('program-keys.use-of', { name: key.keyName })}</h2>
      <p>
        {t('program-keys.may')} <code>{key.keyScopes.join(' ')}</code>
      </p>
      <p>{key.networks.length === 0 ? t('program-keys.everywhere') : key.networks.join(', ')}</p>
      {key.previousUntil === null ? null : (
        <p>{t('program-keys.two-valid', { day: day(new Date(key.previousUntil), timeZone) })}</p>
      )}
      {calls.length === 0 ? <p>{t('program-keys.unused')}</p> : null}
      {keyUse.length === 0 ? null : (
        <table className="table ruled cards">
          <caption>{t('program-keys.by-day')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('program-keys.day')}</th>
              <th scope="col">{t('program-keys.calls')}</th>
              <th scope="col">{t('program-keys.refused')}</th>
            </tr>
          </thead>
          <tbody>
            {keyUse.map(({ usedOn, callCount, refusedCount }) => (
              <tr key={usedOn}>
                <th scope="row" data-label={t('program-keys.day')}>
                  {day(new Date(`${usedOn}T12:00:00Z`), 'UTC')}
                </th>
                <td data-label={t('program-keys.calls')}>
                  <meter className={styles.bar} min={0} max={most} value={callCount} aria-hidden="true" /> {callCount}
                </td>
                <td data-label={t('program-keys.refused')}>{refusedCount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {calls.length === 0 ? null : (
        <table className="table ruled cards">
          <caption>{t('program-keys.last-calls')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('program-keys.at')}</th>
              <th scope="col">{t('program-keys.call')}</th>
              <th scope="col">{t('program-keys.status')}</th>
              <th scope="col">{t('program-keys.ms')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ at, call, callStatus, ms }, index) => (
              <tr key={`${at} ${index}`}>
                <th scope="row" data-label={t('program-keys.at')}>
                  {moment(new Date(at), timeZone)}
                </th>
                <td data-label={t('program-keys.call')}>
                  <code>{call}</code>
                </td>
                <td data-label={t('program-keys.status')}>{callStatus}</td>
                <td data-label={t('program-keys.ms')}>{ms}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
