import { answerLetter, loadLetter } from "#app/routes/student/letter/letter.server.ts";
import { LetterScreen } from "#domain/cvs/letters/components/letter-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadLetter(args);
}

export function action(args: Route.ActionArgs) {
  return answerLetter(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.letter.title ?? "Letter"} - Waymark` }];
}

export default function LetterPage({ loaderData, actionData }: Route.ComponentProps) {
  return <LetterScreen key={loaderData.letter.id} view={loaderData} answer={actionData} />;
}
