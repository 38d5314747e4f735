import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { cardView } from "#domain/jobs/board/card-view.server.ts";
import { HiddenScreen } from "#domain/jobs/hidden/components/hidden-screen.tsx";
import { listHidden } from "#domain/jobs/hidden/hidden-jobs.queries.server.ts";
import type { Route } from "./+types/route";
import { answerHidden } from "./hide.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, timeZone } = memberOf(context);
  const now = new Date();
  const { rows, total, page, pageSize } = await listHidden(id, readPage(request), now);
  return {
    cards: rows.map((card) => cardView(card, { now, timeZone })),
    ...{ total, page },
    pageCount: pageCountOf({ total, pageSize }),
  };
}

export function action(args: Route.ActionArgs) {
  return answerHidden(args);
}

export function meta() {
  return [{ title: "Hidden jobs - Waymark" }];
}

export default function MyHiddenJobsPage({ loaderData }: Route.ComponentProps) {
  return <HiddenScreen {...loaderData} />;
}
