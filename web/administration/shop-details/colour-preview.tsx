import { colourRefusal, colourTokens } from '#shop/base/settings/shop-colours.ts';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';
import styles from './shop-look.module.css';

/** Light and dark paper with a button, a link and an emphasised word in the typed colours; a colour that can't be read is not shown. */
export function ColourPreview({ colours }: { colours: { actionColour?: string; accentColour?: string } }) {
  const readable = (typed = '') => (colourRefusal(typed.trim()) === null ? typed.trim() : '');
  const tokens = colourTokens({
    actionColour: readable(colours.actionColour),
    accentColour: readable(colours.accentColour),
  });
  return (
    <div className="row" aria-hidden="true" inert>
      {(['light', 'dark'] as const).map((paper) => (
        <p key={paper} className={styles.paper} style={{ colorScheme: paper, ...tokens }}>
          <Button type="button">{t('shop-details.preview-button')}</Button>
          <a href="#logos">{t('shop-details.preview-link')}</a>
          <span className={styles.accent}>{t('shop-details.preview-accent')}</span>
        </p>
      ))}
    </div>
  );
}
