import { t, type StaffTextKey } from '../staff-text.ts';

const FILES: readonly (readonly [file: string, label: StaffTextKey, hint: StaffTextKey])[] = [
  ['products.csv', 'import.products', 'import.products-hint'],
  ['variants.csv', 'import.widths', 'import.widths-hint'],
  ['texts.csv', 'import.texts', 'import.texts-hint'],
  ['products.zip', 'import.archive', 'import.archive-hint'],
];

const FORMATS = [
  ['comma', 'import.point', 'import.point-label'],
  ['semicolon', 'import.comma', 'import.comma-label'],
] as const;

/** The products as files, for both spreadsheet formats. */
export function ExportLinks() {
  return (
    <ul className="list stack divided">
      {FILES.map(([file, label, hint]) => (
        <li key={file}>
          <strong>{t(label)}</strong>
          <span className="faint flush">{t(hint)}</span>
          <span className="row gap-1-4">
            {t('import.export-for')}
            {FORMATS.map(([format, short, long]) => (
              <a
                key={format}
                href={`/Administration/export/files/${file}?format=${format}`}
                aria-label={t(long, { file: t(label) })}
                download
              >
                {t(short)}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
