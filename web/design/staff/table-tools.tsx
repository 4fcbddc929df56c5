import type { ReactNode } from 'react';

interface TableToolsProps {
  /** Search and filters. */
  children: ReactNode;
  /** At the other end of the row: export and other links. */
  end?: ReactNode;
}

/** The row above a table: search and filters, and at its end what is done with the whole list. */
export function TableTools({ children, end }: TableToolsProps) {
  return (
    <search className="row off-paper align-end below-3 spread">
      {children}
      {end}
    </search>
  );
}
