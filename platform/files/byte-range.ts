import type { ByteRange } from "./store.ts";

/**
 * What a Range header asks of so many bytes (RFC 9110, 14.1.2). "whole" where it asks nothing we
 * answer in parts: another unit, no sense, or several parts at once, which no player needs.
 */
export function rangeAsked(header: string | null, bytes: number): ByteRange | "whole" | "outside" {
  const asked = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? "");
  const [, first = "", last = ""] = asked ?? [];
  if (!asked || (first === "" && last === "")) return "whole";
  if (first === "") return lastBytes(Number(last), bytes);

  const start = Number(first);
  const end = last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= bytes ? "outside" : { start, end };
}

function lastBytes(count: number, bytes: number): ByteRange | "outside" {
  if (count === 0 || bytes === 0) return "outside";
  return { start: Math.max(0, bytes - count), end: bytes - 1 };
}
