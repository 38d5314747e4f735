import { formatCount } from "./format-count.ts";
export type Bar = {
  label: string;
  value: number;
  /** The whole that `value` is part of; drawn hatched behind it. */
  of?: number | undefined;
  /** The words beside the bar, when the number is not to be shown as it is ("fewer than 5"). */
  text?: string | undefined;
  /** The bar the headline speaks about. */
  isTold?: boolean | undefined;
};

export type BarMeasure = {
  label: string;
  isTold: boolean;
  /** Shares of the longest bar, in hundredths. */
  part: number;
  whole: number;
  text: string;
  ofText: string | null;
};

/** Lengths against the longest bar, and the words beside each. */
export function measureBars(bars: readonly Bar[]): BarMeasure[] {
  const longest = Math.max(0, ...bars.map((bar) => bar.of ?? bar.value));
  const share = (amount: number) =>
    longest === 0 ? 0 : Math.round((amount / longest) * 1000) / 10;

  return bars.map((bar) => ({
    label: bar.label,
    isTold: bar.isTold ?? false,
    part: share(bar.value),
    whole: share(bar.of ?? bar.value),
    text: bar.text ?? formatCount(bar.value),
    ofText: bar.of === undefined ? null : formatCount(bar.of),
  }));
}
