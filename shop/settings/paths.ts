import { get } from '../path.ts';
import type { Office } from './store-configuration.ts';

/** What everybody may know of the store that this shop belongs to (D28). */
export interface Store {
  name: string;
  tagline: string;
  /** Shown with every part (A12). */
  brandLabel: string;
  /** In which an instant is shown as a day (A27). */
  timeZone: string;
  offices: readonly Office[];
  links: readonly { title: string; url: string }[];
}

export const settingsPaths = {
  /** Name, offices and links of the store: the contact block of every order sheet (A27, A30). */
  store: get<Record<string, never>, Store>('/Shop/GetStore'),
};
