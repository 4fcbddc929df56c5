import type { DueOfMachine } from '#shop/catalogue/maintenance/paths.ts';
import type { Machine } from '#shop/catalogue/presses/paths.ts';
import type { PartRequestHeader } from '#shop/trade/part-requests/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { Section } from '../../../design/section.tsx';
import { OwnRequests } from '../../part-requests/own-requests.tsx';
import { START_PAGE } from '../../presses/kept/start-page.ts';
import { KeptList } from '../../presses/kept/kept-list.tsx';
import { machineAddress, machineTitle } from '../../presses/machine-name.ts';
import { useAccountText } from '../account-text.ts';
import { DueMaintenance } from './due-maintenance.tsx';

const MAX_PRESSES = 4;

interface AtThePressProps {
  machines: readonly Machine[];
  due: readonly DueOfMachine[];
  /** The member's own, newest first. */
  requests: readonly PartRequestHeader[];
}

/** Shows an operator on the phone the presses, what is due on them, a code to scan, a question, own requests, and what is kept for reading (J9). */
export function AtThePress({ machines, due, requests }: AtThePressProps) {
  const t = useAccountText();
  return (
    <Section
      heading={t('account.at-the-press')}
      actions={<PageLink href="/My-Presses">{t('account.press-all')}</PageLink>}
    >
      <ul className="list row">
        {machines.slice(0, MAX_PRESSES).map((machine) => (
          <li key={machine.machineId}>
            <PageLink href={machineAddress(machine.machineId)}>{machineTitle(machine)}</PageLink>
          </li>
        ))}
        {machines.length === 0 ? (
          <li>
            <PageLink href="/My-Presses">{t('account.press-add')}</PageLink>
          </li>
        ) : null}
      </ul>
      <p className="around-3 row">
        <ButtonLink href="/Scan" kind="secondary">
          {t('account.scan')}
        </ButtonLink>
        <ButtonLink href="/Ask-For-Parts" kind="secondary">
          {t('account.what-part')}
        </ButtonLink>
        <ButtonLink href={START_PAGE} kind="secondary" data-reload>
          {t('account.without-network')}
        </ButtonLink>
      </p>
      <div className="stack">
        <DueMaintenance due={due} />
        {requests.length === 0 ? null : (
          <>
            <h3 className="flush above-3">{t('account.own-requests')}</h3>
            <OwnRequests requests={requests} />
          </>
        )}
        <KeptList heading={<h3 className="flush above-3">{t('account.kept-drawings')}</h3>} />
      </div>
    </Section>
  );
}
