import { data } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { pdfFile } from "#app/pdf-file.server.ts";
import { addressOf } from "#domain/referrals/link-view.server.ts";
import { findLinkOf } from "#domain/referrals/links.server.ts";
import { posterPdf } from "#domain/referrals/print.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

/** A poster for one of an ambassador's own links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, universityId } = memberOf(context);
  const link = await findLinkOf(id, rowNumber(params.link_id));
  if (!link) throw data("We could not find that link.", { status: 404 });
  const university = universityId === null ? null : await findUniversity(universityId);
  const address = addressOf(link.code, university?.slug ?? null);
  const made = await posterPdf({ address, university: university ?? null }, new Date());
  return pdfFile(made, `waymark-poster-${link.code}.pdf`);
}
