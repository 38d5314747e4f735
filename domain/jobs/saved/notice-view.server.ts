import { longDay } from "#rules/days.ts";
import type { VerdictCode } from "#rules/uk-work/verdict-types.ts";
import { clockIn, dayAndTimeIn, placeOf } from "#rules/zoned-time.ts";
import { registerLabels } from "../advert/register-labels.ts";
import { jobAddress } from "../job-address.ts";
import type { RegisterState } from "../vocabulary.ts";
import type { OpenNotice } from "./notices.queries.server.ts";
import { type SavedReader, stageSince } from "./saved-view.server.ts";
import type { LicenceNoticeView, NoticeView } from "./saved-view.ts";
import { isFit, verdictSays } from "./verdict-news.ts";

/** What happened to a saved job, in words; never more than the register says. */
export function noticeView(notice: OpenNotice, reader: SavedReader): NoticeView {
  const { id, kind, card } = notice;
  if (kind === "licence") return licenceView(notice, reader);
  if (kind === "verdict") return verdictView(notice);
  const { title, words } = plainWords[kind];
  return {
    id,
    kind,
    title: `${card.title} ${title}`,
    words: words(notice, reader),
    href: hrefOf(notice),
  };
}

type PlainWords = {
  title: string;
  words: (notice: OpenNotice, reader: SavedReader) => string;
};

const plainWords: Record<Exclude<OpenNotice["kind"], "licence" | "verdict">, PlainWords> = {
  closed: { title: "has closed", words: closedMessage },
  closing: { title: "closes soon", words: closingSoonMessage },
  "taken-down": { title: "is no longer on the board", words: takenDownMessage },
};

/** For the person alone: by what they told us, and the rules of the day. */
function verdictView(notice: OpenNotice): NoticeView {
  const { id, card } = notice;
  const before = (notice.before ?? "cannot-tell") as VerdictCode;
  const after = (notice.after ?? "cannot-tell") as VerdictCode;
  const isWorse = isFit(before);
  return {
    ...{ id, kind: "verdict", isWorse },
    // The advert may still sponsor on conditions only: that is no plain yes, and the job’s page says so.
    title: `${card.title}: by the visa rules it ${isWorse ? "no longer fits you" : "fits you now"}`,
    words: `Before: ${verdictSays[before]}. Now: ${verdictSays[after]}. The rules, the advert or the register have changed, or one of your dates has passed. The job’s page says why.`,
    href: hrefOf(notice),
  };
}

function hrefOf({ card, isTakenDown }: OpenNotice): string | null {
  return isTakenDown ? null : jobAddress(card);
}

/** Why is between us and the employer; what to do next is the reader's. */
function takenDownMessage({ stage }: OpenNotice): string {
  const gone = "We took this advert down, so its page here is gone.";
  return stage === "saved"
    ? `${gone} If you still want the job, look for it on the employer’s own website.`
    : `${gone} The employer still has what you sent: ask them what happens next.`;
}

function closedMessage({ card, stage }: OpenNotice, { timeZone, now }: SavedReader): string {
  const { employer, closesAt, closesZone } = card;
  const zone = timeZone ?? closesZone;
  const isEarly = !closesAt || closesAt > now;
  const when = isEarly
    ? "It is no longer on the board."
    : `${employer.name} took applications until ${dayAndTimeIn(zone, closesAt)}, ${placeOf(zone)} time.`;
  return stage === "saved" ? when : `${when} The employer still has what you sent.`;
}

function closingSoonMessage({ card }: OpenNotice, { timeZone }: SavedReader): string {
  const { employer, closesAt, closesZone } = card;
  const zone = timeZone ?? closesZone;
  return closesAt
    ? `${employer.name} takes applications until ${dayAndTimeIn(zone, closesAt)}, ${placeOf(zone)} time.`
    : `${employer.name} removed the closing time.`;
}

const rank: Record<RegisterState, number> = {
  licensed: 4,
  licensed_restricted: 3,
  licensed_other_routes: 2,
  possible_match: 1,
  not_found: 0,
};

function licenceView(notice: OpenNotice, { timeZone }: SavedReader): LicenceNoticeView {
  const { id, card, stage, stageAt } = notice;
  const before = (notice.before ?? "not_found") as RegisterState;
  const after = (notice.after ?? "not_found") as RegisterState;
  const isWorse = rank[after] < rank[before];
  const noticedOn = clockIn(timeZone ?? card.closesZone, notice.createdAt).day;
  const name = card.employer.name;
  const reached = clockIn(timeZone ?? card.closesZone, stageAt).day;
  const applied = stage === "saved" ? null : `${stageSince[stage]} ${longDay(reached)}`;

  return {
    kind: "licence",
    id,
    isWorse,
    title: licenceTitle(name, after, isWorse),
    words: licenceMessage({ after, isWorse, noticedOn, applied }),
    before: { label: "Before", headline: registerLabels[before].headline, gate: gateOf(before) },
    after: {
      label: `Noticed ${longDay(noticedOn)}`,
      headline: registerLabels[after].headline,
      gate: gateOf(after),
    },
    question: isWorse ? questionTo(name, card.title) : null,
    historyHref: `/sponsorship-licence-checker?q=${encodeURIComponent(name)}`,
    jobTitle: card.title,
    href: hrefOf(notice),
  };
}

function licenceTitle(name: string, after: RegisterState, isWorse: boolean): string {
  if (!isWorse) return `${name}: better news on the register`;
  return after === "not_found"
    ? `${name} is no longer found on the register`
    : `${name}: its licence changed`;
}

type Licence = {
  after: RegisterState;
  isWorse: boolean;
  noticedOn: string;
  /** "You applied on 20 October 2026". */
  applied: string | null;
};

function licenceMessage({ after, isWorse, noticedOn, applied }: Licence): string {
  const found = `We noticed it on ${longDay(noticedOn)}. ${registerLabels[after].note}`;
  if (!isWorse) return `${found} The register says who may sponsor, not who will.`;
  const matters = applied ? `${applied}, so this matters now.` : "You have not applied yet.";
  return `${found} ${matters} Without a licence for the route an employer cannot give you a certificate of sponsorship. It may return, and names can change, so ask before you withdraw.`;
}

function gateOf(state: RegisterState): "open" | "shut" | "unknown" {
  if (state === "licensed") return "open";
  return state === "not_found" ? "shut" : "unknown";
}

function questionTo(name: string, title: string): string {
  return `Hello, I am interested in the job “${title}” at ${name}. I need sponsorship to work in the UK, and I see that the register of licensed sponsors has changed. Does ${name} hold a sponsor licence for Skilled Worker today, perhaps in another name? Thank you.`;
}
