/** What one look found: a sentence, with what to do where something is wrong. */
export interface Finding {
  /** 'warning': the shop runs, but not as it should; 'trouble': it can't run, or must not. */
  state: 'ok' | 'warning' | 'trouble';
  sentence: string;
}
