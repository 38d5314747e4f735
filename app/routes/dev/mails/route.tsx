import { readMails } from "#app/dev-only.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export function loader({ request }: Route.LoaderArgs) {
  return readMails(readPage(request));
}

export function meta() {
  return [{ title: "Mail kept here - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function MailsPage({ loaderData: mails }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead title="Mail kept here" lead="Every mail this demo would have sent, newest first." />
      {mails.rows.length === 0 ? (
        <EmptyState title="No mail yet">
          Register, or ask for a new password, and the mail appears here.
        </EmptyState>
      ) : (
        <DataTable
          isStacked
          caption="Mail"
          isCaptionHidden
          rows={mails.rows}
          rowKey={(mail) => mail.id}
          columns={[
            {
              key: "subject",
              heading: "Subject",
              isRowHeading: true,
              cell: (mail) => (
                <Link to={`/dev/mail/${mail.id}`}>{mail.subject ?? "Being written"}</Link>
              ),
            },
            { key: "to", heading: "To", cell: (mail) => mail.recipient },
            {
              key: "when",
              heading: "When (UTC)",
              cell: (mail) => mail.queuedAt.toISOString().slice(0, 19).replace("T", " "),
            },
          ]}
        />
      )}
      <Pager
        label="Mail"
        page={mails.page}
        pageCount={pageCountOf(mails)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}
