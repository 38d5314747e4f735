import { data } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { pdfFile } from "#app/pdf-file.server.ts";
import { thanksPdf } from "#domain/referrals/print.server.ts";
import { totalsOf } from "#domain/referrals/results.queries.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { RECOGNITION_POINTS } from "#rules/referrals/activation.ts";
import type { Route } from "./+types/route";

/** The letter of thanks, for anyone who has the points for it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id, name, role, universityId } = memberOf(context);
  const { active, points } = await totalsOf(id);
  if (points < RECOGNITION_POINTS) {
    const words = `The letter of thanks begins at ${RECOGNITION_POINTS} points.`;
    throw data(words, { status: 404 });
  }
  const university = universityId === null ? null : await findUniversity(universityId);
  const who = { name, university: university?.name ?? null, isAmbassador: role === "ambassador" };
  return pdfFile(await thanksPdf({ ...who, active, points }, new Date()), "waymark-thanks.pdf");
}
