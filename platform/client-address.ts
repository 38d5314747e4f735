import { isIP } from "node:net";

/**
 * What an address is counted as. Anyone who has one IPv6 address has its whole /64
 * to choose from, so that is counted as one; IPv4 in IPv6's clothes is IPv4.
 */
export function limitKeyOf(address: string): string {
  const plain = address.split("%")[0] ?? "";
  if (isIP(plain) !== 6) return address;

  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight numbers of an IPv6 address, however it was shortened. */
function groupsOf(address: string): number[] {
  const [before = "", after] = address.split("::");
  const first = numbersIn(before);
  if (after === undefined) return first;
  const last = numbersIn(after);
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function numbersIn(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function bytesOf(group: number): number[] {
  return [group >> 8, group & 255];
}
