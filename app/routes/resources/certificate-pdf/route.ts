import { data } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { certificatePdf } from "#domain/learning/certificates/certificate-pdf.server.ts";
import { findCertificateOf } from "#domain/learning/certificates/certificates.queries.server.ts";
import type { Route } from "./+types/route";

/** The holder's own copy. It is set anew each time: a file with a name in it would outlive the account. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const certificate = await findCertificateOf(memberOf(context).id, params.code);
  if (!certificate) throw data("We could not find that certificate.", { status: 404 });
  const made = await certificatePdf(certificate);
  if (!made.ok)
    throw data("The PDF could not be made just now. Try again in a minute.", { status: 503 });
  return new Response(new Uint8Array(made.value), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="waymark-certificate-${certificate.code}.pdf"`,
      "cache-control": "private, no-store",
    },
  });
}
