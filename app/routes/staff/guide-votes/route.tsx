import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { unsafeListVotes, type VoteRow } from "#domain/guides/votes/votes.queries.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import "#domain/jobs/moderation/components/moderation.css";

const list = {
  name: "Reader feedback on guides",
  search: "Search sections and reasons",
  filters: {
    answer: {
      label: "Answer",
      all: "All",
      options: { yes: "Useful", no: "Not useful" },
    },
    reason: { label: "Reason", all: "All", options: { given: "With a reason" } },
  },
  columns: [
    { key: "page", label: "Section", text: ({ page }) => page },
    { key: "useful", label: "Useful", text: ({ isUseful }) => (isUseful ? "yes" : "no") },
    { key: "reason", label: "Reason", text: ({ reason }) => reason ?? "" },
    { key: "day", label: "Day", text: ({ at }) => isoDay(at) },
    { key: "answers", label: "Total answers", text: ({ answers }) => String(answers) },
    { key: "said-yes", label: "Yes answers", text: ({ useful }) => String(useful) },
  ],
} satisfies List<VoteRow>;

function read({ filters, ...asked }: QueryOf<typeof list>) {
  return unsafeListVotes({ ...asked, answer: filters.answer, reason: filters.reason });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, votes: await read(query) };
}

export function meta() {
  return [{ title: "Reader feedback on guides - Waymark desk" }];
}

export default function GuideVotesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.votes}
      rowKey={({ id }) => id}
      lead="Answers to “Was this section useful?”. Answers are kept without a name."
      empty={{ title: "No answers", children: "Readers’ answers under a guide appear here." }}
    >
      {(votes) => (
        <ul className="queue">
          {votes.map((vote) => (
            <VoteItem key={vote.id} vote={vote} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function VoteItem({
  vote: { page, path, isUseful, reason, at, answers, useful },
}: {
  vote: VoteRow;
}) {
  return (
    <li className="queue__item">
      <div className="queue__what">
        <h2 className="queue__t">
          <Link to={path}>{page}</Link>
        </h2>
        <p className="small muted">
          {longDay(isoDay(at))}. {useful} of {answers} answered yes.
        </p>
        {reason ? <p>{reason}</p> : null}
      </div>
      <div className="queue__do">
        <Tag tone={isUseful ? "positive" : "caution"}>{isUseful ? "Useful" : "Not useful"}</Tag>
      </div>
    </li>
  );
}
