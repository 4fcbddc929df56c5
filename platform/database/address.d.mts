/** Which of an address's hosts a connection is for. */
export type Wanted = 'any' | 'primary' | 'standby' | 'prefer-standby';

export interface Address {
  /** One address for each host, as the driver takes it. */
  urls: string[];
  wanted: Wanted;
}

export function readAddress(text: string): Address | undefined;
