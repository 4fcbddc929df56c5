export function findNode(root: string): string;
export const SERVER_OPTIONS: string[];
export function shopEnvironment(root: string): Record<string, string | undefined>;
