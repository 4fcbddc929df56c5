/** A category or a sub-category, as its table shows it. */
export interface Branch {
  id: number;
  name: string;
  sortOrder: number;
  version: number;
}

/** Texts of a row's cells. */
export interface RowTexts {
  /** Value of a field: the stored one, or the input of a refused form. */
  text: (field: string) => string;
  error: (field: string) => string | undefined;
}
