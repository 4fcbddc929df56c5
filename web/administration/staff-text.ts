import { setupI18n, type Messages } from '@lingui/core';
import catalogue from '../texts/en/administration-catalogue.json' with { type: 'json' };
import frame from '../texts/en/administration-frame.json' with { type: 'json' };
import imports from '../texts/en/administration-import.json' with { type: 'json' };
import mail from '../texts/en/administration-mail.json' with { type: 'json' };
import people from '../texts/en/administration-people.json' with { type: 'json' };
import sales from '../texts/en/administration-sales.json' with { type: 'json' };
import terms from '../texts/en/administration-terms.json' with { type: 'json' };

/** The administration speaks English; its texts stand apart, so that no buyer loads them. */
const english = { ...frame, ...catalogue, ...imports, ...mail, ...people, ...sales, ...terms };

export type StaffTextKey = keyof typeof english;

const i18n = setupI18n({ locale: 'en', messages: { en: english as unknown as Messages } });

/** A text of the administration by its key. */
export function t(key: StaffTextKey, values?: Record<string, string | number>): string {
  return i18n._(key, values);
}
