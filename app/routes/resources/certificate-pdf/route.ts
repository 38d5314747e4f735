import { data } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { pdfFile } from "#app/pdf-file.server.ts";
import { certificatePdf } from "#domain/learning/certificates/certificate-pdf.server.ts";
import { findCertificateOf } from "#domain/learning/certificates/certificates.queries.server.ts";
import type { Route } from "./+types/route";

/** The holder's own copy. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const certificate = await findCertificateOf(memberOf(context).id, params.code);
  if (!certificate) throw data("We could not find that certificate.", { status: 404 });
  const made = await certificatePdf(certificate);
  return pdfFile(made, `waymark-certificate-${certificate.code}.pdf`);
}
