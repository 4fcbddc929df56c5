export const MESSAGE_FILES: RegExp;
export function valuesFile(root: string): string;
export function readValues(root: string): string;
export function writeValues(root: string): void;
export function valuesOf(tokens: unknown): Map<string, string>;
