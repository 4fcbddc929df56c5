import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../../design/button.tsx';
import { isPlainClick } from '../../design/plain-click.ts';
import type { LinesForm, OpenLinesForm } from './lines-form.ts';

interface LinesFormLinkProps {
  lines: OpenLinesForm;
  /** null closes the open form. */
  form: LinesForm | null;
  kind?: 'primary' | 'secondary' | 'quiet';
  children: ReactNode;
}

/** Opens a form inside the lines: at once with script, by its own address without. */
export function LinesFormLink({ lines, form, kind = 'secondary', children }: LinesFormLinkProps) {
  const openHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    lines.open(form);
  };
  return (
    <ButtonLink kind={kind} href={lines.hrefOf(form)} data-lines-form={form ?? undefined} onClick={openHere}>
      {children}
    </ButtonLink>
  );
}
