import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { listUndeliveredMails } from "#domain/reports/undelivered-mails.queries.server.ts";
import type { MailState } from "#domain/reports/undelivered-mails.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/mails";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  return { mails: await listUndeliveredMails(readPage(request)) };
}

export function meta() {
  return [{ title: "Emails not delivered - Waymark desk" }];
}

const states: Record<MailState, { words: string; tone: "caution" | "negative" | "info" }> = {
  waiting: { words: "Not tried yet", tone: "info" },
  trying: { words: "Will be tried again", tone: "caution" },
  refused: { words: "Refused for good", tone: "negative" },
  kept: { words: "Kept here", tone: "info" },
};

export default function MailsPage({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Emails not delivered"
        lead="Emails that wait, are tried again, were refused, or are kept because no mail server is set. Their words are never shown."
      />
      {mails.rows.length === 0 ? (
        <EmptyState title="Every email has been sent">
          A mail that cannot be delivered appears here until it is.
        </EmptyState>
      ) : (
        <DataTable
          isStacked
          caption="Emails not delivered"
          isCaptionHidden
          rows={mails.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "kind",
              heading: "Mail",
              isRowHeading: true,
              cell: ({ kind }) => nameOf(kind),
            },
            { key: "to", heading: "To", cell: ({ to }) => to },
            {
              key: "queued",
              heading: "Written (UTC)",
              cell: ({ queuedAt }) => queuedAt.toISOString().slice(0, 16).replace("T", " "),
            },
            { key: "tries", heading: "Tries", isFigure: true, cell: ({ attempts }) => attempts },
            {
              key: "state",
              heading: "How it stands",
              cell: ({ state }) => <Tag tone={states[state].tone}>{states[state].words}</Tag>,
            },
            { key: "error", heading: "Last answer", cell: ({ lastError }) => lastError ?? "None" },
          ]}
        />
      )}
      <Pager
        label="Mails"
        page={mails.page}
        pageCount={pageCountOf(mails)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}

/** "set-up-account" as "Set up account". */
function nameOf(kind: string): string {
  const words = kind.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
