import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { ImportScreen } from "#domain/universities/lists/components/import-screen.tsx";
import type { Route } from "./+types/route";
import { answerImport, loadImport } from "./page.server.ts";
import "#app/shell/desk.css";

const LOOK_AGAIN_MS = 1500;

export function loader(args: Route.LoaderArgs) {
  return loadImport(args);
}

export function action(args: Route.ActionArgs) {
  return answerImport(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.list.name ?? "Import"} - Waymark` }];
}

export default function StudentImportPage({ loaderData }: Route.ComponentProps) {
  useProgress(loaderData.list.status === "importing");
  return <ImportScreen {...loaderData} />;
}

/** Looks again while the queue works; without script the page is loaded again by hand. */
function useProgress(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
