import { useAnswer } from '../../forms/use-answer.ts';
import { Head } from '../../design/head.tsx';
import { QuickOrderForm } from './quick-order-form.tsx';
import { quickOrderAction } from './quick-order-action.ts';
import { useQuickOrderText } from './quick-order-text.ts';
import styles from './quick-order.module.css';

export const action = quickOrderAction;

/** Quick order by part numbers: typed, pasted or from a file (G1). */
export function Component() {
  const t = useQuickOrderText();
  const answer = useAnswer<typeof action>();
  return (
    <>
      <Head title={t('quick-order.title')} />
      <h1>{t('quick-order.title')}</h1>
      <p className="at-most-44rem soft-ink below-4">
        {t('quick-order.lead')} <span className={styles.keys}>{t('quick-order.keys')}</span>
      </p>
      <QuickOrderForm sent={answer} />
    </>
  );
}
