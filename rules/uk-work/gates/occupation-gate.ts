import type { GateState } from "#rules/verdict-form.ts";
import type { CertificateTime } from "../certificate.ts";
import type { Past } from "../past-permission.ts";
import type { KnownOccupation, PreparedOccupation } from "../prepared-job.ts";
import type { Applicant, OccupationCode, OccupationGate } from "../verdict-types.ts";

export type OccupationReader = {
  applyingFrom: Applicant["applyingFrom"];
  transitional: Past;
  keepsMediumSkill: Past;
  certificate: CertificateTime;
};

type Found = { state: GateState; code: OccupationCode; allowsDependants: boolean | null };

export function occupationGate(
  occupation: PreparedOccupation,
  reader: OccupationReader,
): OccupationGate {
  if (occupation.kind !== "known") return unsettled(occupation);
  const { socCode, title, confidence } = occupation;
  const { state, code, allowsDependants } = settled(occupation, reader);
  // What an older permission keeps open rests on no list.
  const { list, restriction, until, certificateBy } = code === "kept" ? noList : occupation;

  return {
    gate: "occupation",
    state: state === "open" && confidence === "likely" ? "open-if" : state,
    code,
    detail: {
      socCode,
      title,
      confidence,
      candidates: [],
      list,
      restriction,
      until,
      certificateBy,
      allowsDependants,
    },
  };
}

const noList = { list: null, restriction: null, until: null, certificateBy: null };

function settled(occupation: KnownOccupation, reader: OccupationReader): Found {
  switch (occupation.way) {
    case "degree":
      return { state: "open", code: "degree-level", allowsDependants: true };
    case "never":
      return { state: "closed", code: "not-eligible", allowsDependants: null };
    case "old-permission":
      // SW 6.1(f): and only with the same sponsor.
      return byPast(reader.transitional, "open-if", "not-eligible");
    case "medium":
      return byPast(reader.keepsMediumSkill, "open", "medium-not-listed");
    case "list-ended":
      return byPast(reader.keepsMediumSkill, "open", "list-ended");
    case "care-ended":
      return reader.keepsMediumSkill === "yes"
        ? belowDegree("care", reader)
        : byPast(reader.keepsMediumSkill, "open", "list-ended");
    default:
      return reader.keepsMediumSkill === "yes" && occupation.way !== "care"
        ? byPast("yes", "open", "kept")
        : belowDegree(wayFor(occupation.way, occupation, reader), reader);
  }
}

type ListWay = "listed" | "listed-if" | "by-certificate" | "list-gone" | "care" | "prison";

/** A certificate somebody told us of settles which side of a list's end they are on. */
function wayFor(
  way: Exclude<ListWay, "list-gone">,
  { restriction }: KnownOccupation,
  { certificate }: OccupationReader,
): ListWay {
  if (way !== "by-certificate" || certificate === "not-said") return way;
  if (certificate === "too-late") return "list-gone";
  return restriction === null ? "listed" : "listed-if";
}

/** New workers below degree level bring no partner or children (SW 29.1A). */
function belowDegree(way: ListWay, { applyingFrom }: OccupationReader): Found {
  const found = byList[way];
  if (found) return { ...found, allowsDependants: false };
  const code = way === "care" ? "care-restricted" : "prison-officer";
  const inside = way === "care" ? "unknown" : "open-if";
  return { state: applyingFrom === "abroad" ? "closed" : inside, code, allowsDependants: false };
}

const byList: Partial<Record<ListWay, Pick<Found, "state" | "code">>> = {
  listed: { state: "open", code: "on-list" },
  "listed-if": { state: "open-if", code: "on-list-if" },
  "by-certificate": { state: "open-if", code: "by-certificate" },
  "list-gone": { state: "closed", code: "list-ended" },
};

function byPast(past: Past, state: GateState, otherwise: OccupationCode): Found {
  if (past === "yes") return { state, code: "kept", allowsDependants: null };
  const closed = past === "no" ? "closed" : "unknown";
  return { state: closed, code: otherwise, allowsDependants: null };
}

function unsettled(occupation: Exclude<PreparedOccupation, { kind: "known" }>): OccupationGate {
  const isUnsure = occupation.kind === "unsure";
  return {
    gate: "occupation",
    state: "unknown",
    code: isUnsure ? "unsure" : "unknown-code",
    detail: {
      socCode: isUnsure ? null : occupation.socCode,
      title: null,
      confidence: null,
      candidates: isUnsure ? occupation.candidates : [],
      ...noList,
      allowsDependants: null,
    },
  };
}
