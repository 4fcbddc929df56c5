import { useState } from 'react';
import type { KeptRequest } from '../../part-requests/kept/kept-requests.ts';
import { withdrawKept } from '../../part-requests/kept/send-kept-requests.ts';
import { useKeptRequests } from '../../part-requests/kept/use-kept-requests.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { Section } from '../../../design/section.tsx';
import { useFigures } from '../../../texts/texts.tsx';
import { usePartRequestText } from '../../part-requests/part-requests-text.ts';
import { machineTitle } from '../machine-name.ts';
import { RequestForm, type RequestPress } from './request-form.tsx';
import { START_PAGE } from '../kept/start-page.ts';

interface WrittenHereProps {
  machines: readonly RequestPress[];
  timeZone: string;
}

/** Writes requests for parts on this device, and says of each whether it is only kept, sent, or refused (J9). */
export function WrittenHere({ machines, timeZone }: WrittenHereProps) {
  const t = usePartRequestText();
  const { requests, outcome, send } = useKeptRequests();
  const [changed, setChanged] = useState<KeptRequest | null>(null);
  const [written, setWritten] = useState('');
  if (requests === null) {
    return (
      <p>
        <ButtonLink href="/Ask-For-Parts" kind="secondary" data-reload>
          {t('part-requests.ask-counter')}
        </ButtonLink>
      </p>
    );
  }
  const onKept = (key: string) => {
    setChanged(null);
    setWritten(key);
    send();
  };
  return (
    <>
      {outcome === 'login-needed' ? (
        <Notice kind="bad">
          {t('part-requests.kept-login')}{' '}
          <PageLink href={`/login?next=${encodeURIComponent(START_PAGE)}`} data-reload>
            {t('part-requests.kept-log-in')}
          </PageLink>
        </Notice>
      ) : null}
      {requests.length === 0 ? null : (
        <Section heading={t('part-requests.kept-heading')}>
          {requests.some(({ state }) => state.is === 'waiting') ? (
            <Button kind="secondary" onClick={send}>
              {t('part-requests.kept-send')}
            </Button>
          ) : null}
          <ul className="list stack">
            {requests.map((request) => (
              <li
                key={request.key}
                className="own-line"
                tabIndex={-1}
                ref={request.key === written ? focusOn : undefined}
              >
                <Request request={request} machines={machines} timeZone={timeZone} onChange={setChanged} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section heading={t('part-requests.kept-ask')}>
        <p className="soft">{t('part-requests.kept-lead')}</p>
        <RequestForm key={changed?.key ?? written} machines={machines} changed={changed} onKept={onKept} />
      </Section>
    </>
  );
}

/** Moves to what was kept just now: its state is the answer to the button. */
const focusOn = (item: HTMLElement | null) => item?.focus();

interface RequestProps extends WrittenHereProps {
  request: KeptRequest;
  onChange: (request: KeptRequest) => void;
}

function Request({ request, machines, timeZone, onChange }: RequestProps) {
  const t = usePartRequestText();
  const { draft, photo } = request;
  const machine = machines.find(({ machineId }) => machineId === draft.machineId);
  const facts = [
    t(`part-requests.to.${draft.requestReader}`),
    machine === undefined ? '' : machineTitle(machine),
    photo === null ? '' : t('part-requests.photo'),
  ].filter((word) => word !== '');
  return (
    <>
      <p>
        {draft.wanted} <span className="soft">{facts.join(', ')}</span>
      </p>
      <RequestState request={request} timeZone={timeZone} />
      {request.state.is === 'sent' ? null : (
        <p className="row">
          {request.state.is === 'refused' ? (
            <Button kind="secondary" onClick={() => onChange(request)}>
              {t('part-requests.kept-change')}
            </Button>
          ) : null}
          <Button kind="quiet" onClick={() => void withdrawKept(request.key)}>
            {t('part-requests.kept-remove')}
          </Button>
        </p>
      )}
    </>
  );
}

function RequestState({ request: { state }, timeZone }: { request: KeptRequest; timeZone: string }) {
  const t = usePartRequestText();
  const { moment } = useFigures();
  switch (state.is) {
    case 'waiting':
      return <Notice kind="plain">{t('part-requests.kept-waiting')}</Notice>;
    case 'refused':
      return <Notice kind="bad">{t('part-requests.kept-refused', { reason: state.reason })}</Notice>;
    case 'sent':
      return (
        <Notice kind="good">
          {t('part-requests.kept-sent', { moment: moment(new Date(state.atMs), timeZone) })}{' '}
          <PageLink href={`/Part-Request?id=${state.partRequestId}`} data-reload>
            {t('part-requests.of', { number: state.partRequestId })}
          </PageLink>
          {state.isPhotoRefused ? <span className="own-line">{t('part-requests.photo-refused')}</span> : null}
        </Notice>
      );
    default:
      return state satisfies never;
  }
}
