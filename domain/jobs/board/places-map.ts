import { outlines } from "../places/outlines.data.ts";
import type { Point } from "../places/places.ts";

export type HomeCountry = "gb" | "ie" | "au" | "ca";

export const MAP_WIDTH = 420;

type Spot = { x: number; y: number };

/** Draws longitude and latitude on a picture of a fixed width; degrees of longitude shrink to the north. */
export function mapOf(country: HomeCountry) {
  const { coasts, west, east, south, north } = outlines[country];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = MAP_WIDTH / ((east - west) * shrink);
  const at = ({ lat, lon }: Point): Spot => ({
    x: round((lon - west) * shrink * scale),
    y: round((north - lat) * scale),
  });
  return {
    height: Math.round((north - south) * scale),
    coasts: coasts.map((coast) => pathOf(coast, at)),
    at,
  };
}

function pathOf(coast: string, at: (point: Point) => Spot): string {
  const spots = coast.split(" ").map((pair) => {
    const [lon, lat] = pair.split(",").map(Number) as [number, number];
    const { x, y } = at({ lat, lon });
    return `${x},${y}`;
  });
  return `M${spots.join("L")}Z`;
}

const MIN_RADIUS = 4;
const MAX_RADIUS = 22;

/** Areas tell how many, so a radius grows with the root. */
export function radiusOf(count: number, most: number): number {
  return round(MIN_RADIUS + (MAX_RADIUS - MIN_RADIUS) * Math.sqrt(count / Math.max(1, most)));
}

const LETTER_WIDTH = 7;
const LINE_HEIGHT = 14;

export type Label = Spot & { text: string };

/** Names of the largest, as long as they do not stand on each other. */
export function labelsFor(dots: readonly (Spot & { r: number; name: string })[]): Label[] {
  const placed: (Label & { width: number })[] = [];
  for (const { x, y, r, name } of dots) {
    const width = name.length * LETTER_WIDTH;
    const isLeft = x + r + width > MAP_WIDTH;
    const label = { text: name, x: round(isLeft ? x - r - width - 2 : x + r + 3), y: y + 4, width };
    const isFree = placed.every(
      (other) =>
        Math.abs(other.y - label.y) > LINE_HEIGHT ||
        label.x > other.x + other.width ||
        other.x > label.x + label.width,
    );
    if (isFree && label.x >= 0) placed.push(label);
  }
  return placed.map(({ text, x, y }) => ({ text, x, y }));
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
