/** What a `picture` column asks for: a kind of part and its particulars, such as `tape colour=cyan width=50`. */
export class PictureSpec {
  readonly kind: string;
  readonly #values: ReadonlyMap<string, string>;

  constructor(text: string) {
    const [kind = '', ...particulars] = text.trim().split(/\s+/);
    this.kind = kind;
    this.#values = new Map(
      particulars.map((particular) => {
        const [key = '', value = ''] = particular.split('=');
        return [key, value] as const;
      }),
    );
  }

  text(key: string, otherwise: string): string {
    return this.#values.get(key) ?? otherwise;
  }

  number(key: string, otherwise: number): number {
    const value = Number(this.#values.get(key) ?? otherwise);
    return Number.isFinite(value) ? value : otherwise;
  }
}
