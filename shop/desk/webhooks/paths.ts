import { get, post } from '../../base/operations/path.ts';
import type { ChangeKind } from '../changes/change-kinds.ts';
import type { EndpointList, EndpointLog, NewEndpoint } from './answers.ts';

export type * from './answers.ts';

/** An endpoint as a person types it. */
export interface EndpointDraft {
  webhookUrl: string;
  webhookNote: string;
  changeKinds: ChangeKind[];
}

interface OfEndpoint {
  guid: string;
}

function pathsOf(holder: '' | 'Staff') {
  return {
    list: get<Record<string, never>, EndpointList>(`/Webhook/Get${holder}Webhooks`),
    /** An endpoint with its last deliveries. */
    log: get<OfEndpoint, EndpointLog>(`/Webhook/Get${holder}WebhookLog/{guid}`),
    add: post<EndpointDraft, NewEndpoint>(`/Webhook/Add${holder}Webhook`),
    save: post<EndpointDraft & OfEndpoint, number>(`/Webhook/Save${holder}Webhook`),
    /** Turns it on or off; turned on, it hears of what happens from then on. Returns 1. */
    turn: post<OfEndpoint & { isOn: boolean }, number>(`/Webhook/Turn${holder}Webhook`),
    /** Gives it a new secret; the present one signs as well for seven more days. */
    rotate: post<OfEndpoint, NewEndpoint>(`/Webhook/Rotate${holder}WebhookSecret`),
    /** Returns 1. */
    remove: post<OfEndpoint, number>(`/Webhook/Remove${holder}Webhook`),
    /** Sends a test. Returns 1. */
    test: post<OfEndpoint, number>(`/Webhook/Test${holder}Webhook`),
    /** Delivers one again, or all that were given up since a day; returns their number. */
    retry: post<OfEndpoint & { webhookDeliveryId?: number | undefined; since?: string | undefined }, number>(
      `/Webhook/Retry${holder}Webhook`,
    ),
  };
}

export const companyWebhookPaths = pathsOf('');
export const staffWebhookPaths = pathsOf('Staff');
