import { changedFields, type ChangedField } from '#shop/base/audit/entry.ts';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './change-details.module.css';
import { fieldWords, UNIT, valueWord } from './audit-words.ts';
import type { AuditEntry } from '#shop/base/audit/paths.ts';

/** Number of changed fields shown at once; further ones are collapsed. */
const SHOWN_AT_ONCE = 4;

/** Fields of a change, before → after; a new thing has only an after, a removed one only a before. */
export function ChangeDetails({ entry }: { entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const changed = changedFields(entry).filter(({ before, after }) => !(isNothing(before) && isNothing(after)));
  const [first] = changed;
  if (first === undefined) return null;
  if (changed.length === 1 && first.name === 'note')
    return <p className="flush as-typed anywhere">{String(first.after)}</p>;
  const list = (
    <dl className={styles.changes}>
      {changed.map((field) => (
        <Change key={field.name} field={field} isBoth={entry.before !== null && entry.after !== null} />
      ))}
    </dl>
  );
  if (changed.length <= SHOWN_AT_ONCE) return list;
  return (
    <details>
      <summary>{t('audit.more', { count: changed.length })}</summary>
      {list}
    </details>
  );
}

function Change({ field: { name, before, after }, isBoth }: { field: ChangedField; isBoth: boolean }) {
  return (
    <div>
      <dt>{fieldWords(name)}</dt>
      <dd>
        {isBoth || before !== undefined ? <del>{asText(name, before)}</del> : null}
        {isBoth || after !== undefined ? <ins>{asText(name, after, !isNothing(before))}</ins> : null}
      </dd>
    </div>
  );
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Names of stored files are meaningless to readers. */
const FILES = new Set(['file', 'imageHash']);

const UNITS = { Minor: [100, 2], Micros: [1_000_000, 2] } as const;

/** A stored value for people: amounts and rates, yes and no, a currency; for a file only that it changed. */
function asText(name: string, value: unknown, isAnother = false): string {
  if (isNothing(value)) return t('audit.nothing');
  if (FILES.has(name)) return isAnother ? t('audit.another-file') : t('audit.a-file');
  if (typeof value === 'boolean') return value ? t('audit.yes') : t('audit.no');
  const word = valueWord(name, value);
  if (word !== null) return word;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ');
  const [unit] = UNIT.exec(name) ?? [];
  if (typeof value === 'number' && unit !== undefined) {
    const [one, places] = UNITS[unit as keyof typeof UNITS];
    return formatNumber(value / one, { minimumFractionDigits: places, maximumFractionDigits: 6 });
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
