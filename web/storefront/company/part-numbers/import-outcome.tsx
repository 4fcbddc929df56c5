import { Notice } from '../../../design/notice.tsx';
import { useSay } from '../../../texts/say.tsx';
import { useOwnNumbersText } from './own-numbers-text.ts';
import type { OwnNumbersAnswer } from './save-own-numbers.ts';

/** Result: the number of changes, refused rows with their reasons, and numbers that are another part's as well. */
export function Outcome({ answer: { saved, refused, remarks, isCut, notice } }: { answer: OwnNumbersAnswer }) {
  const say = useSay();
  const t = useOwnNumbersText();
  return (
    <>
      {notice === null ? null : <Notice kind="bad">{say(notice)}</Notice>}
      {saved === null || (saved === 0 && refused.length > 0) ? null : (
        <Notice kind="good">{t('own-numbers.saved', { count: saved })}</Notice>
      )}
      {isCut ? <Notice kind="plain">{t('own-numbers.cut')}</Notice> : null}
      <RowMessages title={t('own-numbers.refused', { count: refused.length })} kind="bad" rows={refused} />
      <RowMessages title={t('own-numbers.remarks')} kind="plain" rows={remarks} />
    </>
  );
}

function RowMessages({
  title,
  kind,
  rows,
}: {
  title: string;
  kind: 'bad' | 'plain';
  rows: OwnNumbersAnswer['refused'];
}) {
  if (rows.length === 0) return null;
  return (
    <Notice kind={kind}>
      <p>{title}</p>
      <ul>
        {rows.map(({ row, message }, index) => (
          <li key={index}>
            {`${[row.ownNumber, row.part, row.width].filter((cell) => cell !== '').join(' · ')}: ${message}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
