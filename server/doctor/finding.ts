/** Result of one check: a sentence, with the remedy if something is wrong. */
export interface Finding {
  /** 'warning': the shop runs, but not as it should; 'trouble': it can't run, or must not. */
  state: 'ok' | 'warning' | 'trouble';
  sentence: string;
}
