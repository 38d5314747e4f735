import { loadBoard } from "#app/compose/jobs/board.server.ts";
import { BoardAway } from "#app/compose/jobs/board-away.tsx";
import { boardMeta } from "#app/compose/jobs/board-meta.ts";
import { PackedBoard } from "#app/compose/jobs/packed-board.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadBoard(
    { board: "jobs", path: "/jobs", title: "Jobs for international students" },
    args,
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? boardMeta(loaderData) : [];
}

export default function JobsPage({ loaderData: { view } }: Route.ComponentProps) {
  return view ? <PackedBoard view={view} /> : <BoardAway />;
}
