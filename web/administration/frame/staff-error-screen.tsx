import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { StaffRight } from '#shop/base/rights/staff-right.ts';
import { ButtonLink } from '../../design/button.tsx';
import type { UnknownForm } from '../../forms/intent.ts';
import { MissingScreen } from '../../shell/error-screen.tsx';
import { MissingScreenError } from '../../shell/missing-screen.ts';
import { useText } from '../../texts/texts.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { useAdministration } from './use-administration.ts';

interface Refused {
  message?: string;
  details?: { rights?: readonly StaffRight[] };
}

/** Error screen of the administration: the menu and the logout stay (A1). */
export function StaffErrorScreen() {
  const error = useRouteError();
  const shop = useText();
  if (error instanceof MissingScreenError) return <MissingScreen />;
  if (!isRouteErrorResponse(error) || error.status >= 500)
    return <Failure title={shop('errors.crash')} hint={shop('errors.crash-hint')} />;
  const { message, isUnknownForm, details } = (error.data ?? {}) as Refused & UnknownForm;
  const missingRight = details?.rights?.[0];
  if (missingRight !== undefined) return <NeedsRight right={missingRight} />;
  if (isUnknownForm === true)
    return <Failure title={shop('errors.unknown-form')} hint={shop('errors.unknown-form-hint')} />;
  if (message !== undefined) return <Failure title={message} hint={null} />;
  return <Failure title={shop('errors.not-found')} hint={null} />;
}

/** Missing right, and the colleagues who can grant it (P1). */
function NeedsRight({ right }: { right: StaffRight }) {
  const { managers } = useAdministration().own;
  const hint = managers.length === 0 ? null : t('rights.ask', { names: managers.join(', ') });
  return <Failure title={t('rights.needed', { right: t(`rights.${right}`) })} hint={hint} />;
}

function Failure({ title, hint }: { title: string; hint: string | null }) {
  return (
    <section>
      <PageHead title={title} />
      {hint === null ? null : <p>{hint}</p>}
      <ButtonLink href="/Administration/Dashboard">{t('frame.dashboard')}</ButtonLink>
    </section>
  );
}
