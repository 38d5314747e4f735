import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SearchForm } from "#ui/search-form.tsx";
import { DataTable } from "#ui/table.tsx";
import { roleNames } from "../../people/role-names.ts";
import { MAX_SHOWN } from "../max-shown.ts";
import type { OtherAccount } from "../other-accounts.queries.server.ts";

type ChooseAccountProps = {
  person: { id: string; name: string; email: string };
  asked: string;
  others: readonly OtherAccount[];
};

/** Which other account belongs to the same person. */
export function ChooseAccount({ person, asked, others }: ChooseAccountProps) {
  const here = `/staff/people/${person.id}/merge`;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Merge two accounts"
        lead={`Which other account is ${person.name}’s? You see the result before anything changes.`}
        crumbs={[
          { label: "People", to: "/staff/people" },
          { label: person.name, to: `/staff/people/${person.id}` },
        ]}
      />
      <SearchForm action={here} label="Name or email of the other account" asked={asked} />
      {others.length > 0 ? (
        <DataTable
          caption={asked ? `Accounts with “${asked}”` : "Accounts with the same name"}
          isStacked
          rows={others}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "name",
              heading: "Name",
              isRowHeading: true,
              cell: ({ id, name }) => (
                <Link to={`${here}?with=${encodeURIComponent(id)}`}>{name}</Link>
              ),
            },
            { key: "email", heading: "Email", cell: ({ email }) => email },
            { key: "role", heading: "Role", cell: ({ role }) => roleNames[role] },
            {
              key: "university",
              heading: "University",
              cell: ({ universityName }) => universityName ?? "None",
            },
          ]}
          note={
            others.length === MAX_SHOWN
              ? `The newest ${MAX_SHOWN} are shown. Type more of the address to narrow them down.`
              : undefined
          }
        />
      ) : (
        <EmptyState
          title={asked ? `No other account has “${asked}”` : "No other account has this name"}
        >
          Type the address of the other account, or part of it.
        </EmptyState>
      )}
    </main>
  );
}
