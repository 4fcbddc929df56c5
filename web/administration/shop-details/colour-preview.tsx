import { colourRefusal, colourTokens, inkOn, textShade } from '#shop/base/settings/shop-colours.ts';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';
import styles from './shop-look.module.css';

interface TypedColours {
  actionColour?: string;
  accentColour?: string;
}

/** Light and dark paper with a button, a link and an emphasised word in the typed colours, and the shades that texts get. */
export function ColourPreview({ colours }: { colours: TypedColours }) {
  const colourIn = (typed = '') => (colourRefusal(typed.trim()) === null ? typed.trim().toLowerCase() : '');
  const [actionColour, accentColour] = [colourIn(colours.actionColour), colourIn(colours.accentColour)];
  const tokens = colourTokens({ actionColour, accentColour });
  return (
    <>
      <div className="row" aria-hidden="true" inert>
        {(['light', 'dark'] as const).map((paper) => (
          <p key={paper} className="row panel align-center flush padded" style={{ colorScheme: paper, ...tokens }}>
            <Button type="button">{t('shop-details.preview-button')}</Button>
            <a href="#logos">{t('shop-details.preview-link')}</a>
            <span className={styles.accent}>{t('shop-details.preview-accent')}</span>
          </p>
        ))}
      </div>
      <output className="faint">
        {[actionShade(actionColour), accentShade(accentColour)].filter((line) => line !== '').join(' ')}
      </output>
    </>
  );
}

function actionShade(colour: string): string {
  if (colour === '') return '';
  const values = { colour, shade: textShade(colour), ink: inkOn(colour) };
  return t(values.shade === colour ? 'shop-details.action-itself' : 'shop-details.action-shade', values);
}

function accentShade(colour: string): string {
  return colour === '' ? '' : t('shop-details.accent-shade', { colour, ink: inkOn(colour) });
}
