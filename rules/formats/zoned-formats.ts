import { formatter } from "./formatter.ts";

/** Named ways to show an instant, in British English and in any zone. A zone that is none throws a RangeError. */
export function zonedFormats<Shape extends string>(
  shapes: Readonly<Record<Shape, Intl.DateTimeFormatOptions>>,
) {
  return (shape: Shape, timeZone: string): Intl.DateTimeFormat =>
    formatter(
      `${timeZone}|${shape}`,
      () => new Intl.DateTimeFormat("en-GB", { timeZone, ...shapes[shape] }),
    );
}
