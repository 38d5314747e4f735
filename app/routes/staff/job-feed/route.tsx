import { data } from "react-router";
import { answerFeed, feedFormValues } from "#app/compose/staff/feed-form.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import {
  AcceptLoss,
  FeedButtons,
  RemoveFeed,
} from "#domain/jobs/feeds/components/feed-actions.tsx";
import { FeedForm } from "#domain/jobs/feeds/components/feed-form.tsx";
import { FeedRunsTable } from "#domain/jobs/feeds/components/feed-runs-table.tsx";
import { OutsideOff } from "#domain/jobs/feeds/components/outside-off.tsx";
import { feedFormats } from "#domain/jobs/feeds/feed-formats.ts";
import { findFeed, hasLostMany, listRuns } from "#domain/jobs/feeds/feeds.queries.server.ts";
import { feedDeskRefusals } from "#domain/jobs/feeds/refusals.ts";
import {
  removeFeed,
  runFeedAcceptingLoss,
  runFeedNow,
  switchFeed,
} from "#domain/jobs/feeds/save-feed.server.ts";
import { isOutsideAllowed } from "#platform/switches.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ request, params }: Route.LoaderArgs) {
  const feed = await findFeed(idIn(params));
  if (!feed) throw data("We could not find that feed.", { status: 404 });
  const runs = await listRuns({ page: readPage(request) }, feed.id);
  return {
    ...{ feed, runs },
    kept: feedFormValues(feed),
    hasLost: await hasLostMany(feed.id),
    isOutsideAllowed: await isOutsideAllowed(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = idIn(params);
  const fields = await readFormData(request);
  const intent = fields.get("intent");
  if (intent === "save") return answerFeed(context, fields, id);
  const isSure = fields.get("sure") === "on";
  if (intent === "remove" && !isSure)
    return refusedForm({}, "Tick the box to confirm that its jobs may be closed.", "sure", 400);
  if (intent === "accept-loss" && !isSure)
    return refusedForm({}, "Tick the box to confirm that you have checked.", "looked", 400);

  const isKnown = typeof intent === "string" && Object.hasOwn(feedActions, intent);
  const chosen = isKnown ? feedActions[intent as keyof typeof feedActions] : feedActions.run;
  const done = await chosen.do(memberOf(context), id);
  if (!done.ok) return refusedForm({}, feedDeskRefusals[done.error]);
  return redirectWithFlash(
    intent === "remove" ? "/staff/job-feeds" : `/staff/job-feeds/${id}`,
    chosen.said,
  );
}

type Staff = ReturnType<typeof memberOf>;

const feedActions = {
  run: {
    do: (_staff: Staff, id: number) => runFeedNow(id),
    said: "The run is queued. Its report appears here in a moment.",
  },
  "accept-loss": {
    do: (staff: Staff, id: number) => runFeedAcceptingLoss(staff, id),
    said: "The run is queued. Jobs that are missing from the feed are closed.",
  },
  pause: {
    do: (staff: Staff, id: number) => switchFeed(staff, id, "off"),
    said: "Paused. Its jobs stay as they are.",
  },
  resume: {
    do: (staff: Staff, id: number) => switchFeed(staff, id, "on"),
    said: "Fetching has resumed.",
  },
  remove: {
    do: (staff: Staff, id: number) => removeFeed(staff, id, new Date()),
    said: "Removed, and its jobs are closed.",
  },
};

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.feed.name ?? "Job feed"} - Waymark desk` }];
}

export default function JobFeedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { feed, kept, runs, hasLost } = loaderData;
  const isFetched = feed.isActive && loaderData.isOutsideAllowed;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={feed.name}
        lead={`${feedFormats[feed.format]}. ${stateMessage({ ...feed, isFetched })}`}
        crumbs={[{ label: "Job feeds", to: "/staff/job-feeds" }]}
        actions={<FeedButtons isActive={feed.isActive} canRun={isFetched} />}
      />
      {loaderData.isOutsideAllowed ? null : <OutsideOff />}
      <ErrorSummary errors={actionData?.errors} />
      {hasLost && isFetched ? <AcceptLoss error={actionData?.errors.looked?.[0]} /> : null}
      <section className="desk__section" aria-labelledby="runs">
        <h2 id="runs">Runs</h2>
        {runs.rows.length === 0 ? (
          <EmptyState title="Not run yet">
            {isFetched
              ? "Press Run now, or wait for the next scheduled run."
              : "It is not fetched now."}
          </EmptyState>
        ) : (
          <FeedRunsTable runs={runs.rows} caption={`Runs of ${feed.name}`} isOfOneFeed />
        )}
        <Pager
          label="Runs"
          page={runs.page}
          pageCount={pageCountOf(runs)}
          linkTo={(page) => linkToPage("", page)}
        />
      </section>
      <section className="desk__section" aria-labelledby="details">
        <h2 id="details">Details</h2>
        <FeedForm kept={kept} state={stateOf(actionData)} button="Save the feed" />
      </section>
      <RemoveFeed error={actionData?.errors.sure?.[0]} />
    </main>
  );
}

function stateMessage({ isActive, isFetched }: { isActive: boolean; isFetched: boolean }): string {
  if (!isActive) return "Paused.";
  return isFetched ? "Fetched automatically." : "Not fetched now: see below.";
}

/** Errors of another form on the page leave this one as it is kept. */
function stateOf(state: Route.ComponentProps["actionData"]) {
  return state && "name" in state.values ? state : undefined;
}

function idIn({ feed_id }: { feed_id: string }): number {
  return rowNumber(feed_id);
}
