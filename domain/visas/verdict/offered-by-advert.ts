import type { EmployerFound, VerdictCode } from "#rules/uk-work/verdict-types.ts";
import { quotable } from "./unclear-advert.ts";

const OPENING = "The advert offers sponsorship";
const WHICH_NAME = "Ask under which name the sponsor licence is held.";

/** What the register makes of the offer, and what to ask because of it. */
const beside: Record<EmployerFound["standing"], string> = {
  licensed:
    ", and its employer is on the register of licensed sponsors. Ask it to confirm the offer for you before you rely on it.",
  restricted:
    ", but the register does not list its employer as A-rated for Skilled Workers, which new sponsoring asks for. Ask whether it can sponsor somebody new.",
  "other-routes":
    ", but the register lists its employer for other routes, not for Skilled Workers. Ask for which visa it would sponsor you.",
  possible: `; the register lists a name like its employer’s, and we cannot tell whether it is the same. ${WHICH_NAME}`,
  "not-found": `, but we did not find its employer on the register of licensed sponsors, and only a licensed sponsor can give it. ${WHICH_NAME}`,
  unknown:
    "; we could not check the register for its employer. Ask whether it holds a sponsor licence, and under which name.",
};

const NOBODY_NAMED =
  "; no employer is named here, so we could not look for its licence on the register. Ask who would sponsor you.";
const RULES_SAY_NO =
  " By the rules we know, this job does not qualify for a Skilled Worker visa with what you entered. Ask the employer which visa it means.";

/** A line beside the verdict on a job whose advert says yes, in its own words: an offer alone is no licence and no visa. */
export function offeredByAdvert(employer: EmployerFound, code: VerdictCode, said = ""): string {
  const isNobody = employer.standing === "unknown" && employer.name === null;
  const register = isNobody ? NOBODY_NAMED : beside[employer.standing];
  const isShut = code === "below" || code === "occupation-not-eligible";
  const words = quotable(said);
  return `${OPENING}${words ? ` (“${words}”)` : ""}${register}${isShut ? RULES_SAY_NO : ""}`;
}
