import { answerImport } from "#app/routes/student/import-cv/import.server.ts";
import { ImportScreen } from "#domain/cvs/exchange/components/import-screen.tsx";
import type { Route } from "./+types/route";

export function action(args: Route.ActionArgs) {
  return answerImport(args);
}

export function meta() {
  return [{ title: "Import a CV - Waymark" }];
}

export default function ImportCvPage({ actionData }: Route.ComponentProps) {
  return <ImportScreen answer={actionData} />;
}
