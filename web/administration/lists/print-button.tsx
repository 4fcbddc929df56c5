import type { ComponentProps } from 'react';
import { t } from '../staff-text.ts';
import { ScriptedButton } from './scripted-button.tsx';

/** Prints the page. */
export function PrintButton({ kind = 'primary' }: Pick<ComponentProps<typeof ScriptedButton>, 'kind'>) {
  return (
    <ScriptedButton kind={kind} onClick={() => window.print()}>
      {t('order.print')}
    </ScriptedButton>
  );
}
