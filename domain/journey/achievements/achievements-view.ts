import { longDay } from "#rules/days.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { nameKey, type ThingNames } from "../past/past-entries.ts";
import type { Earned, Open } from "./earned.ts";

export type EarnedView = {
  key: string;
  title: string;
  /** "You saved your first job: Analyst, Halden Rowe." */
  words: string;
  day: string;
  /** Null until its owner makes one. */
  share: { address: string; name: string } | null;
};

export type OpenView = {
  key: string;
  title: string;
  how: string;
  to: string;
  /** "4 of 5"; null where one is enough. */
  progress: string | null;
};

type Share = { token: string; name: string };
type Around = {
  names: ThingNames;
  shares: ReadonlyMap<string, Share>;
  timeZone: string;
  addressOf: (token: string) => string;
};

export function earnedView({ achievement, act }: Earned, around: Around): EarnedView {
  const { key, title, done } = achievement;
  const name = around.names.get(nameKey(act));
  const share = around.shares.get(key);
  return {
    ...{ key, title },
    words: name ? `${done}: ${name}.` : `${done}.`,
    day: longDay(clockIn(around.timeZone, act.at).day),
    share: share ? { address: around.addressOf(share.token), name: share.name } : null,
  };
}

export function openView({ achievement: { key, title, how, to, count }, done }: Open): OpenView {
  return { key, title, how, to, progress: count > 1 ? `${done} of ${count}` : null };
}
