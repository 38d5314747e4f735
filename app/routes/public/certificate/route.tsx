import { data } from "react-router";
import { certificateLength } from "#app/compose/learning/certificates-page.server.ts";
import { verifyCertificate } from "#domain/learning/certificates/certificates.queries.server.ts";
import { readCode } from "#domain/learning/certificates/code.server.ts";
import { VerifyScreen } from "#domain/learning/components/verify-screen.tsx";
import { isoDay, longDay } from "#rules/days.ts";
import type { Route } from "./+types/route";

/** The same answer for a code that never was and for one its holder withdrew. */
export async function loader({ params }: Route.LoaderArgs) {
  const code = readCode(params.code);
  const found = code ? await verifyCertificate(code) : null;
  if (!found) return data(null, { status: 404 });
  const { holder, courseTitle, issuedAt } = found;
  return data({
    ...{ code: found.code, holder, courseTitle },
    finished: longDay(isoDay(issuedAt)),
    length: certificateLength(found),
  });
}

export function meta() {
  return [{ title: "Verify a certificate - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function CertificatePage({ loaderData }: Route.ComponentProps) {
  return <VerifyScreen view={loaderData} />;
}
