import { SKILLED_WORKER } from "#rules/sponsor-register/route.ts";
import type { CheckStatus, Licence } from "#rules/sponsor-register/standing.ts";

/** What each answer is called. "Not found" is about the name, never about what an employer can do. */
export const statusLabels: Record<CheckStatus, string> = {
  licensed: "On the register, A rating",
  licensed_restricted: "On the register, without an A rating",
  licensed_other_routes: "On the register, other routes only",
  possible_match: "Possible match",
  not_found: "Not found under this name",
};

/** Where several organisations are equally near, and nobody chose. */
export const SEVERAL = "Could be several employers";

const sentences: Record<Exclude<CheckStatus, "licensed_restricted">, string> = {
  licensed: "It can sponsor a Skilled Worker. Whether it will is its own choice, job by job.",
  licensed_other_routes:
    "It is licensed, but not for the Skilled Worker route that most graduate jobs need.",
  possible_match:
    "It may be the employer you mean. Compare the name and the town before you rely on it.",
  not_found: "No employer is listed under this name today.",
};

/** What an answer means for somebody who looks for a job. */
export function statusSentence(status: CheckStatus, licences: readonly Licence[]): string {
  return status === "licensed_restricted" ? restrictedSentence(licences) : sentences[status];
}

/** New ratings appear when rules change: of one we do not know, we say only that. */
function restrictedSentence(licences: readonly Licence[]): string {
  const skilled = licences.filter(({ route }) => route === SKILLED_WORKER);
  const unknown = skilled.find(({ rating }) => rating === "unknown");
  if (unknown) {
    return (
      `It is licensed for the Skilled Worker route. The register gives its rating as ` +
      `“${unknown.ratingWords}”, which we do not know: ask whether it can take on new workers.`
    );
  }
  const isOnlyArriving = skilled.every(({ rating }) => rating === "Provisional");
  return isOnlyArriving
    ? "It is licensed for the Skilled Worker route, but only provisionally: it is just coming to the UK and cannot take on new sponsored workers."
    : "It is licensed for the Skilled Worker route, but on this rating it cannot take on new sponsored workers.";
}
