import { randomUUID } from 'node:crypto';
import { message } from '../../../base/messages/message.ts';
import { type MoveColumn, textBy } from '../column.ts';

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const read = textBy((guid) => (GUID.test(guid) ? null : message('staff-rule.move.guid')));

/** The number by which addresses name a branch of the catalogue, in small letters. An empty cell gets a new one. */
export const guidOrNew: MoveColumn['read'] = (text, hot) => (text.trim() === '' ? randomUUID() : read(text, hot));
