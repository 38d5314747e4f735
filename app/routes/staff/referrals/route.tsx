import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { type ReferralRow, unsafeListReferrals } from "#domain/referrals/ledger.queries.server.ts";
import { referralPaths } from "#domain/referrals/referral-paths.ts";
import { referralStateOf, referralStates } from "#domain/referrals/referral-state.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "Invitations",
  search: "Inviter’s name, email or code",
  filters: { state: { label: "State", all: "All", options: referralStates } },
  columns: [
    {
      key: "joined",
      label: "Joined",
      isRowHeading: true,
      text: ({ joinedAt }) => isoDay(joinedAt),
      cell: ({ id, joinedAt }) => (
        <Link to={referralPaths.deskOne(id)}>{longDay(isoDay(joinedAt))}</Link>
      ),
    },
    { key: "inviter", label: "Invited by", text: ({ inviter }) => inviter ?? "Account erased" },
    { key: "link", label: "Link", text: ({ campaign, code }) => campaign ?? code ?? "" },
    { key: "university", label: "University", text: ({ university }) => university ?? "" },
    { key: "state", label: "State", text: (row) => referralStateOf(row) },
    { key: "points", label: "Points", isFigure: true, text: ({ points }) => points },
  ],
} satisfies List<ReferralRow>;

function read({ filters, ...asked }: QueryOf<typeof list>) {
  return unsafeListReferrals({ ...asked, state: filters.state });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, referrals: await read(query) };
}

export function meta() {
  return [{ title: "Invitations - Waymark desk" }];
}

export default function ReferralsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.referrals}
      rowKey={({ id }) => id}
      lead="Each account that came with an invitation, whether it counts, and its points. Points are corrected by a counter-entry only."
      empty={{
        title: "No invitations",
        children: "Accounts made with an invitation link appear here.",
      }}
    />
  );
}
