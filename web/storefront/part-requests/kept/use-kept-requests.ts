import { useEffect, useState } from 'react';
import { canKeepRequests, type KeptRequest, listKeptRequests, onKeptRequests } from './kept-requests.ts';
import { type SendOutcome, sendKeptRequests, sendWhenPossible } from './send-kept-requests.ts';

interface KeptRequests {
  /** null: this browser can keep none. */
  requests: readonly KeptRequest[] | null;
  outcome: SendOutcome;
  send: () => void;
}

/** The requests that this device keeps, and their sending as soon as it is possible. */
export function useKeptRequests(): KeptRequests {
  const [requests, setRequests] = useState<readonly KeptRequest[] | null>(null);
  const [outcome, setOutcome] = useState<SendOutcome>('done');
  useEffect(() => {
    if (!canKeepRequests()) return;
    const read = () => void listKeptRequests().then(setRequests, () => setRequests(null));
    read();
    const stopReading = onKeptRequests(read);
    const stopSending = sendWhenPossible(setOutcome);
    return () => {
      stopReading();
      stopSending();
    };
  }, []);
  const send = () => void sendKeptRequests().then(setOutcome, () => setOutcome('unreached'));
  return { requests, outcome, send };
}
