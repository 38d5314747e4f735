import { answerImport } from "#app/cvs/import.server.ts";
import { ImportScreen } from "#domain/cvs/components/lists/import-screen.tsx";
import type { Route } from "./+types/import-cv";

export function action(args: Route.ActionArgs) {
  return answerImport(args);
}

export function meta() {
  return [{ title: "Import a CV - Waymark" }];
}

export default function ImportCvPage({ actionData }: Route.ComponentProps) {
  return <ImportScreen answer={actionData} />;
}
