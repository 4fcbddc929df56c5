export function findNode(root: string): string;
export const MEMORY_OPTIONS: string[];
export function shopEnvironment(root: string): Record<string, string | undefined>;
export function serverEnvironment(root: string): Record<string, string | undefined>;
