/** Gives each different set of values a code, in the order they are met. */
export class LearntValues {
  readonly sets: (readonly string[])[] = [];
  readonly #codes = new Map<string, number>();

  codeOf(values: readonly string[]): number {
    const set = values.length > 1 ? [...new Set(values)].sort() : values;
    const key = set.length === 1 ? set[0]! : JSON.stringify(set);
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.sets.length;
      this.#codes.set(key, code);
      this.sets.push([...set]);
    }
    return code;
  }
}
