import { formatCount } from "#rules/formats/counts.ts";
import type { BoardSearch } from "../board/board.ts";
import { boardHref } from "./criteria.ts";
import type { LandingPage } from "./landing-page.ts";
import type { FunnelStep } from "./landing-view.ts";

export type FunnelCounts = { open: number; licensed: number; offered: number };

/** How many jobs are left at each step, from open to sponsored. Empty where the register says nothing: another country, or part-time work. */
export function funnelSteps(search: BoardSearch, counts: FunnelCounts): FunnelStep[] {
  if (search.board !== "jobs" || counts.licensed === 0) return [];
  const open: BoardSearch = { ...search, sponsorship: [], register: [] };
  const licensed: BoardSearch = { ...open, register: ["licensed"] };
  const isSponsored = search.register.includes("licensed");
  const isOffered = search.sponsorship.includes("offered");
  const step = (count: number, words: string, at: BoardSearch, isTold: boolean): FunnelStep => ({
    count,
    words,
    href: boardHref(at),
    share: counts.open === 0 ? 0 : count / counts.open,
    isTold,
  });

  return [
    step(counts.open, "open now", open, !isSponsored && !isOffered),
    step(counts.licensed, "with a licensed employer", licensed, isSponsored && !isOffered),
    step(
      counts.offered,
      "and the advert says it sponsors",
      { ...licensed, sponsorship: ["offered"] },
      isSponsored && isOffered,
    ),
  ];
}

/** The first sentence: what is there today, and no more than is there. */
export function leadMessage(
  { one, many, wider }: Pick<LandingPage, "one" | "many" | "wider">,
  total: number,
  { open, licensed, offered }: FunnelCounts,
): string {
  if (total === 0) return `No ${many} are open on Waymark today.`;
  const first =
    total === 1 ? `1 ${one} is open now.` : `${formatCount(total)} ${many} are open now.`;
  if (wider) return `${first} They are part of ${formatCount(open)} open ${wider}.`;
  if (licensed === 0) return first;
  return `${first} ${employersAre(licensed)}, and ${advertsSay(offered)}.`;
}

function employersAre(licensed: number): string {
  return licensed === 1
    ? "1 is with an employer licensed to sponsor skilled workers"
    : `${formatCount(licensed)} are with an employer licensed to sponsor skilled workers`;
}

function advertsSay(offered: number): string {
  if (offered === 0) return "none of their adverts says it sponsors";
  return offered === 1
    ? "1 of their adverts says it sponsors"
    : `${formatCount(offered)} of their adverts say they sponsor`;
}
