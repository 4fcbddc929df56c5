import { ButtonLink } from '../../design/button.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { useShell } from '../../shell/shell.ts';
import { START_PAGE } from '../presses/kept/start-page.ts';
import { machineAddress, machineTitle } from '../presses/machine-name.ts';
import { useHomeText } from './home-text.ts';

/** The press that a member has chosen, and what helps with a broken part in one hand (J9); nothing for visitors. */
export function AtThePress() {
  const t = useHomeText();
  const { me, machine } = useShell();
  if (me === null) return null;
  return (
    <section className="below-5 small-heads" aria-label={t('home.at-the-press')}>
      {machine === null ? null : (
        <h2>
          {t('home.chosen-press')} <PageLink href={machineAddress(machine.machineId)}>{machineTitle(machine)}</PageLink>
        </h2>
      )}
      <p className="row">
        <ButtonLink href="/Ask-For-Parts">{t('shell.what-part')}</ButtonLink>
        <ButtonLink href="/Scan" kind="secondary">
          {t('home.scan')}
        </ButtonLink>
        <ButtonLink href={START_PAGE} kind="secondary" data-reload>
          {t('home.at-the-press')}
        </ButtonLink>
      </p>
    </section>
  );
}
