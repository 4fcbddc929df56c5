import { useEffect } from 'react';

/** Focuses the field that the person came for, unless they are in one already. @param name  null: none */
export function useFirstField(name: string | null): void {
  useEffect(() => {
    if (name === null || document.activeElement instanceof HTMLInputElement) return;
    const field = document.querySelector<HTMLInputElement>(`main input[name="${name}"]`);
    field?.focus();
    field?.select();
  }, [name]);
}
