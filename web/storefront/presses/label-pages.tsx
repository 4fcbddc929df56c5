import type { NewLabel } from '#shop/presses/labels/paths.ts';
import { QrCode } from '../../design/qr-code.tsx';
import styles from './label-pages.module.css';
import { machineTitle } from './machine-name.ts';
import { usePressesText } from './presses-text.ts';

export const LABEL_PAPERS = ['a6', 'sheet'] as const;
export type LabelPaper = (typeof LABEL_PAPERS)[number];

/** Labels of an A4 sheet: two columns of four. */
const ON_SHEET = 8;

/** Labels for printing: each on an A6 page, or eight on an A4 sheet (J6). */
export function LabelPages({ labels, paper }: { labels: readonly NewLabel[]; paper: LabelPaper }) {
  const perPage = paper === 'a6' ? 1 : ON_SHEET;
  const pages = Array.from({ length: Math.ceil(labels.length / perPage) }, (_, page) =>
    labels.slice(page * perPage, (page + 1) * perPage),
  );
  return pages.map((onPage) => (
    <div key={onPage[0]?.labelId} className={paper === 'a6' ? styles.card : styles.sheet}>
      {onPage.map((label) => (
        <Label key={label.labelId} label={label} />
      ))}
    </div>
  ));
}

function Label({ label }: { label: NewLabel }) {
  const t = usePressesText();
  const { qr, modelName, serial, machineName, place } = label;
  return (
    <article className={styles.label}>
      <div className={styles.code}>
        <QrCode qr={qr} label={t('press-labels.code', { press: machineTitle(label) })} />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{machineName === '' ? modelName : machineName}</p>
        <p className={styles.serial}>{machineName === '' ? serial : machineTitle({ ...label, machineName: '' })}</p>
        {place === '' ? null : <p>{place}</p>}
        <p className={styles.scan}>{t('press-labels.scan')}</p>
      </div>
    </article>
  );
}
