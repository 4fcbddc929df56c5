import type { TextKind } from '#shop/desk/mail-texts/texts-of-kinds.ts';
import { t } from '../staff-text.ts';

/** The name of a kind of mail, as in the mailbox. */
export function kindName(kind: TextKind): string {
  return kind === 'shared' ? t('mail-texts.shared') : t(`mailbox.kind.${kind}`);
}
