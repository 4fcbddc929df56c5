import type { ReactNode } from 'react';

type Direction = 'asc' | 'desc';

/** A column of a list. */
export interface Column<Row> {
  /** A column named like one of the list's sorts is sortable. */
  key: string;
  label: string;
  /** Direction of the first click: newest or highest first. Texts begin with A. */
  first?: Direction;
  align?: 'end';
  /** Truncated to one line in narrow places; a title has the full text. */
  clip?: boolean;
  /** Shown only where somebody has chosen it (P3). */
  isExtra?: boolean;
  cell: (row: Row) => ReactNode;
}
