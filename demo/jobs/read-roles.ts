/** A kind of work as some employer might advertise it. */
export type Role = {
  sector: string;
  jobType: string;
  level: string;
  /** Pounds in the United Kingdom; other countries are worked out from it. */
  pay: { min: number; max: number; period: "year" | "hour" } | null;
  hours: number | null;
  remote: string;
  title: string;
  summary: string;
  paragraphs: string[];
  needs: string[];
};

/** Reads the notation that the roles are written in. */
export function readRoles(...texts: string[]): Map<string, Role> {
  const blocks = texts.join("\n").split(/^@/m).slice(1);
  return new Map(blocks.map(readRole));
}

function readRole(block: string): [string, Role] {
  const [first = "", title = "", summary = "", ...rest] = block.trim().split("\n");
  const [key = "", sector = "", jobType = "", level = "", pay = "-", hours = "0", remote = ""] =
    first.split(" ");
  const lines = rest.filter(Boolean);
  return [
    key,
    {
      ...{ sector, jobType, level, remote, title, summary },
      pay: readPay(pay),
      hours: Number(hours) || null,
      paragraphs: lines.filter((line) => !line.startsWith("- ")),
      needs: lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2)),
    },
  ];
}

function readPay(text: string): Role["pay"] {
  const [, hourly, min, max] = /^(h?)([\d.]+)-([\d.]+)$/.exec(text) ?? [];
  if (!min) return null;
  return hourly
    ? { min: Number(min), max: Number(max), period: "hour" }
    : { min: Number(min) * 1000, max: Number(max) * 1000, period: "year" };
}
