export function faultsIn(text: string): string[];
