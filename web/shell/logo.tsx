import { useText } from '../texts/texts.tsx';

/** A registration mark, as presses print it to align their colours, and the name. */
export function Logo() {
  const t = useText();
  return (
    <svg viewBox="0 0 172 32" width="172" height="32" aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="2">
        <circle cx="16" cy="16" r="9" stroke="var(--cyan)" />
        <circle cx="16" cy="16" r="4.5" stroke="var(--magenta)" />
        <path d="M16 1v30M1 16h30" stroke="currentColor" strokeWidth="1.5" />
      </g>
      <text x="42" y="23.5" fontSize="23" fontWeight="800" letterSpacing="-0.6" fill="currentColor">
        {t('shell.name')}
      </text>
    </svg>
  );
}
