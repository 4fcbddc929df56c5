import { type FieldErrors, fieldErrors } from '../../base/messages/field-errors.ts';
import { message } from '../../base/messages/message.ts';

/** Headings of the list of manuals: our presses, earlier machines, digital engines. */
export const MANUAL_KINDS = ['press', 'earlier', 'engine'] as const;
export type ManualKind = (typeof MANUAL_KINDS)[number];

/** Maximum size of a manual, which has many pages with drawings. */
export const MANUAL_MAX_BYTES = 25 * 1024 * 1024;
export const MANUAL_TOO_LARGE = message('staff-rule.manual-large');
export const NOT_PDF = message('staff-rule.not-pdf');

export const MANUAL_NAME_MAX = 60;

/** Validates a manual as staff save it; its name is part of its address. */
export function manualErrors({ name }: { name: string }): FieldErrors<'name'> {
  return fieldErrors({
    name:
      name.trim() === ''
        ? message('staff-rule.required.name')
        : name.length > MANUAL_NAME_MAX
          ? message('rule.too-long')
          : /^[\p{L}\p{N}](?:[\p{L}\p{N} .+()-]*[\p{L}\p{N}+)])?$/u.test(name)
            ? null
            : message('staff-rule.manual-name'),
  });
}

/** Its address, for customers and staff only (A29, D32). */
export function manualUrl(name: string): string {
  return `/manuals/${encodeURIComponent(name)}.pdf`;
}
