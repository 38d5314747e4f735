export type WithPlain = Window & {
  /** For each rule the elements that keep it plainly, so that axe need not be asked about them. */
  plain?: Record<string, Set<Element>>;
  /** At another size: around what is shown now and was not, or the other way round. */
  changed?: Set<Element>;
};

/** Runs in the page: axe passes over what is plain, and, asked again, over what looks alone can have changed. */
export function skipElementsJudged(rulesOfLooks: string[]): void {
  type Matches = (this: unknown, node: Element, ...rest: unknown[]) => boolean;
  type Axe = { _audit: { rules: { id: string; matches: Matches }[] } };
  const { _audit } = (window as unknown as { axe: Axe }).axe;
  for (const rule of _audit.rules) {
    const { matches } = rule;
    const isOfLooks = rulesOfLooks.includes(rule.id);
    rule.matches = function (node, ...rest) {
      const { plain, changed } = window as WithPlain;
      if (plain?.[rule.id]?.has(node)) return false;
      if (changed && !isOfLooks && !isWithin(changed, node)) return false;
      return matches.call(this, node, ...rest);
    };
  }

  function isWithin(roots: Set<Element>, node: Element): boolean {
    for (let one: Element | null = node; one; one = one.parentElement) {
      if (roots.has(one)) return true;
    }
    return false;
  }
}
