import { message } from '../../base/messages/message.ts';

/** Maximum size of a data sheet, because buyers open it on a phone at the press. */
export const SHEET_MAX_BYTES = 10 * 1024 * 1024;

export const SHEET_TOO_LARGE = message('staff-rule.sheet-large');
export const SHEET_NOT_PDF = message('staff-rule.not-pdf');
