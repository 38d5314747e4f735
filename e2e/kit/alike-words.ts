/** Forgets what was read at another size or in another scheme. */
export type WithForget = Window & { forgetWords?: () => void };

/**
 * Runs in the page. The contrast of words is most of axe's time, and a page holds the same few kinds
 * of words many times. Words pass without being judged again where all that axe would judge by is
 * equal to words that passed: their own colours and size, and the styles of every element that axe
 * finds behind them with all of its ancestors. Whatever did not pass is judged each by itself.
 */
export function judgeAlikeWordsOnce(): void {
  type Evaluate = (this: Judgement, node: Element, ...rest: unknown[]) => boolean | undefined;
  type Judgement = { data: (said: { contrastRatio?: number; messageKey?: string }) => void };
  type Axe = {
    _audit: { checks: Record<string, { evaluate: Evaluate }> };
    commons: { color: { getBackgroundStack: (node: Element) => Element[] | null } };
  };
  const { _audit, commons } = (window as unknown as { axe: Axe }).axe;
  const check = _audit.checks["color-contrast"]!;
  const { evaluate } = check;

  const OF_WORDS = ["color", "font-size", "font-weight", "text-shadow", "-webkit-text-stroke"];
  const OF_BOXES = ["background-color", "background-image", "background-clip", "opacity"];
  const OF_LAYERS = ["mix-blend-mode", "filter", "position", "z-index", "-webkit-text-fill-color"];
  const passed = new Set<string>();
  const numbers = new Map<string, number>();
  const boxes = new Map<Element, number>();

  const stylesOf = (one: Element, names: string[]) => {
    const styles = getComputedStyle(one);
    return names.map((name) => styles.getPropertyValue(name)).join("|");
  };
  /** The same number for boxes that are drawn alike, in boxes drawn alike. */
  const numberOf = (box: Element): number => {
    const known = boxes.get(box);
    if (known !== undefined) return known;
    const around = box.parentElement ? numberOf(box.parentElement) : 0;
    const styles = `${around}|${stylesOf(box, [...OF_BOXES, ...OF_LAYERS])}`;
    const number = numbers.get(styles) ?? numbers.size + 1;
    numbers.set(styles, number);
    boxes.set(box, number);
    return number;
  };
  const keyOf = (node: Element): string | null => {
    const behind = commons.color.getBackgroundStack(node);
    return behind && `${stylesOf(node, OF_WORDS)}|${behind.map(numberOf).join()}`;
  };

  check.evaluate = function (node, ...rest) {
    const key = keyOf(node);
    if (key && passed.has(key)) return true;
    let isMeasured = false;
    const { data } = this;
    this.data = (said) => {
      isMeasured = said.contrastRatio !== undefined && said.messageKey === undefined;
      data.call(this, said);
    };
    const result = evaluate.call(this, node, ...rest);
    if (key && result && isMeasured) passed.add(key);
    return result;
  };
  (window as WithForget).forgetWords = () => {
    passed.clear();
    boxes.clear();
  };
}
