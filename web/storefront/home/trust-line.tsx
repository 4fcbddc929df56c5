import { Icon } from '../../design/icon.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { useShell } from '../../shell/shell.ts';
import { useHomeText } from './home-text.ts';

/** One line about how one buys here, and the way to the people of the shop. */
export function TrustLine() {
  const t = useHomeText();
  const { me } = useShell();
  return (
    <ul className="below-5 row list soft">
      {(['stock', 'prices', 'account', 'returns'] as const).map((each) => (
        <li key={each} className="line">
          <Icon shape="check" size={16} /> {t(`home.trust-${each}`)}
        </li>
      ))}
      <li>
        <PageLink href={me === null ? '/Contact-Us' : '/Ask-For-Parts'}>{t('home.trust-people')}</PageLink>
      </li>
    </ul>
  );
}
