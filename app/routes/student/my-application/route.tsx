import {
  answerMyApplication,
  loadMyApplication,
} from "#app/compose/applications/my-applications.server.ts";
import { MyApplicationScreen } from "#domain/applications/components/my-application-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadMyApplication(args);
}

export function action(args: Route.ActionArgs) {
  return answerMyApplication(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title ?? "Application"} - Waymark` }];
}

export default function MyApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  return <MyApplicationScreen view={loaderData} error={actionData?.errors.form?.[0]} />;
}
