import type { Posting } from "./address.ts";
import { addresses } from "./addresses.ts";

/** What may stand for a blank: one part of a path, but not the dots that leave its folder. */
const BLANK = "(?!(?:\\.|%2[eE]){1,2}(?:/|$))[^/]+";

const usual: Posting = {};
const hasBlank = (path: string) => /[:*]/.test(path);

const withoutBlanks = new Map(
  addresses
    .filter(({ path }) => !hasBlank(path))
    .map(({ path, posting = usual }) => [path, posting]),
);
const withBlanks = addresses.flatMap(({ path, posting }) =>
  posting && hasBlank(path) ? [{ pattern: patternOf(path), posting }] : [],
);

/** What may be posted to a path, as it stands in a request: encoded, and for data with its ending. */
export function postingAt(pathname: string): Posting {
  const path = pathname.replace(/\.data$/, "");
  const found = withoutBlanks.get(path);
  return found ?? withBlanks.find(({ pattern }) => pattern.test(path))?.posting ?? usual;
}

function patternOf(path: string): RegExp {
  if (/[*?.+]/.test(path)) throw new Error(`${path} is too wide for a rule of its own`);
  return new RegExp(`^${path.replace(/:\w+/g, BLANK)}$`);
}
