import type { ReactNode } from 'react';

/** Parts of a screen next to each other, such as a short form and the list that it adds to. One below the other on a phone. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="grid cells-20 align-start gap-5">{children}</div>;
}
