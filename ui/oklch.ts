/** Colours in OKLCH, where equal steps of lightness look equal. Conversions by Björn Ottosson. */
export type Oklch = { l: number; c: number; h: number };
export type Rgb = readonly [number, number, number];

export function parseHex(hex: string): Rgb | null {
  const match = /^#?(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i.exec(
    hex.trim(),
  );
  if (!match) return null;
  const [r, g, b] = match[1] ? match.slice(1, 4).map((digit) => digit + digit) : match.slice(4, 7);
  return [r, g, b].map((pair) => Number.parseInt(pair ?? "0", 16) / 255) as unknown as Rgb;
}

export function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** WCAG 2 contrast between two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function luminance(hex: string): number {
  const [r, g, b] = (parseHex(hex) ?? [0, 0, 0]).map(linear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A mix of two colours in sRGB, as color-mix(in srgb) does it. */
export function mix(one: string, other: string, share: number): string {
  const a = parseHex(one) ?? [0, 0, 0];
  const b = parseHex(other) ?? [0, 0, 0];
  return toHex(
    a.map((part, index) => part * share + (b[index] ?? 0) * (1 - share)) as unknown as Rgb,
  );
}

export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = (parseHex(hex) ?? [0, 0, 0]).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

/** The nearest colour a screen can show: chroma gives way, lightness and hue stay. */
export function oklchToHex({ l, c, h }: Oklch): string {
  for (let share = 1; share > 0; share -= 0.04) {
    const rgb = oklchToRgb({ l, c: c * share, h });
    if (rgb.every((part) => part >= -0.0005 && part <= 1.0005)) return toHex(rgb);
  }
  return toHex(oklchToRgb({ l, c: 0, h }));
}

function oklchToRgb({ l: lightness, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
