/** Names in the text of a README that lead to none of the files; paths from the top. */
export function missingIn(readme: string, text: string, files: readonly string[]): string[];
