import { useState } from 'react';
import { Dialog } from '../../design/dialog.tsx';
import { CheckField } from '../../design/field.tsx';
import { ScriptedButton } from '../lists/scripted-button.tsx';
import { t, type StaffTextKey } from '../staff-text.ts';
import { keysAreOn, turnKeys } from './keys-choice.ts';

interface KeyHelpProps {
  keys: readonly (readonly [key: string, does: StaffTextKey])[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The keyboard shortcuts of a screen, opened by '?' or by a button. */
export function KeyHelp({ keys, isOpen, onOpen }: KeyHelpProps) {
  const [on, setOn] = useState(keysAreOn);
  return (
    <>
      <ScriptedButton kind="quiet" onClick={() => onOpen(true)}>
        {t('queue.keys')}
      </ScriptedButton>
      {isOpen ? (
        <Dialog
          label={t('queue.keys')}
          closeLabel={t('queue.keys-close')}
          closeHref=""
          onClose={() => onOpen(false)}
          narrow
        >
          <h2>{t('queue.keys')}</h2>
          <dl className="stack">
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(does)}</dd>
              </div>
            ))}
          </dl>
          <p>{t('queue.keys-hint')}</p>
          <CheckField
            label={t('queue.keys-on')}
            name="keys"
            checked={on}
            onChange={({ currentTarget }) => {
              turnKeys(currentTarget.checked);
              setOn(currentTarget.checked);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
