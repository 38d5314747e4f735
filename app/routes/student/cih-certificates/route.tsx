import {
  answerCertificates,
  loadCertificates,
} from "#app/compose/learning/certificates-page.server.ts";
import { CertificatesScreen } from "#domain/learning/components/certificates-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadCertificates(args);
}

export function action(args: Route.ActionArgs) {
  return answerCertificates(args);
}

export function meta() {
  return [{ title: "Your certificates - Waymark" }];
}

export default function CertificatesPage({ loaderData }: Route.ComponentProps) {
  return <CertificatesScreen {...loaderData} />;
}
