import type { ComponentProps } from 'react';
import { Button } from '../../design/button.tsx';
import { useHasScript } from './use-has-script.ts';

/**
 * A button that only script can answer: without script it is not shown. It has its place from the beginning and is
 * disabled until script has taken over, so that nothing moves then.
 */
export function ScriptedButton({
  disabled = false,
  ...props
}: Omit<ComponentProps<typeof Button>, 'type' | 'className'>) {
  const hasScript = useHasScript();
  return <Button {...props} type="button" className="scripted" disabled={disabled || !hasScript} />;
}
