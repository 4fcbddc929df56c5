import { useLocation } from 'react-router';
import { withoutPrefix } from '../language-address.ts';
import { Icon } from '../design/icon.tsx';
import { languages } from '#texts/languages.ts';
import { useLanguage, useText } from '../texts/texts.tsx';
import styles from './header.module.css';

/** Sets the language and stays on the page; remembered across visits (A31). */
export function LanguageMenu() {
  const t = useText();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/language" className={styles.language}>
      <input type="hidden" name="back" value={pathname + search} />
      <label>
        <span className="visually-hidden">{t('shell.language')}</span>
        <select name="language" defaultValue={language} onChange={(event) => chooseHere(event.currentTarget.form)}>
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="boxed" aria-label={t('shell.language-set')}>
          <Icon shape="check" size={16} />
        </button>
      </noscript>
    </form>
  );
}

/** Submits the form with the current address, because the page may have been rendered for another. */
function chooseHere(form: HTMLFormElement | null): void {
  const back = form?.elements.namedItem('back');
  if (back instanceof HTMLInputElement) back.value = withoutPrefix(location.pathname) + location.search + location.hash;
  form?.requestSubmit();
}
