import type { TypedNumbers } from './save-own-numbers.ts';

/** Refused input of the page's other forms, which returns with the answer to this one. */
export function HiddenInput({ typed }: { typed: TypedNumbers | undefined }) {
  if (typed === undefined) return null;
  const { one, text } = typed;
  return (
    <>
      <input type="hidden" name="keptText" value={text} />
      <input type="hidden" name="keptPart" value={one?.part ?? ''} />
      <input type="hidden" name="keptWidth" value={one?.width ?? ''} />
      <input type="hidden" name="keptNumber" value={one?.ownNumber ?? ''} />
    </>
  );
}
