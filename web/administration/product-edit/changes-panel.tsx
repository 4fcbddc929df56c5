import { History } from '../history/history.tsx';
import { t } from '../staff-text.ts';
import type { AuditEntry } from '#shop/base/audit/paths.ts';

/** Last changes of this product, its picture, its categories and the widths of its family (E16). */
export function ChangesPanel({ of, changes }: { of: string; changes: readonly AuditEntry[] }) {
  return (
    <section className="panel padded" aria-labelledby="product-changes">
      <h2 id="product-changes">{t('product.history')}</h2>
      <History entries={changes} none={t('product.history-none')} of={of.split(',')[0] ?? ''} />
      {changes.length === 0 ? null : (
        <p className="faint flush above-2">
          <a href={`/Administration/Audit?of=${of}`}>{t('product.history-all')}</a>
        </p>
      )}
    </section>
  );
}
