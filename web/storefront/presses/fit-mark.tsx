import type { PressFit } from '#shop/catalogue/presses/paths.ts';
import { useText } from '../../texts/texts.tsx';
import styles from './fit.module.css';

/** Says in a few words whether a part fits the member's chosen press, in a list (J2). */
export function FitMark({ fit, press }: PressFit) {
  const t = useText();
  return (
    <span className={styles.fit} data-fit={fit}>
      {fit === 'not-known' ? t('fit.not-known', { press }) : t('fit.short', { fit, press })}
    </span>
  );
}
