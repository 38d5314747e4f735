import { answerSent, loadSent } from "#app/compose/cvs/sent.server.ts";
import { SendingRows } from "#domain/cvs/sharing/components/sending-rows.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/route";
import "#domain/cvs/studio/components/cv-pages.css";

export function loader(args: Route.LoaderArgs) {
  return loadSent(args);
}

export function action(args: Route.ActionArgs) {
  return answerSent(args);
}

export function meta() {
  return [{ title: "Documents you sent - Waymark" }];
}

export default function SentCvsPage({
  loaderData: { rows, page, pageCount },
}: Route.ComponentProps) {
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title="Documents you sent"
        lead="Which version of each document you sent, and to whom. Record it with a saved job, or on a CV’s “Share and send” page."
        crumbs={[{ label: "My CVs", to: "/my-cvs" }]}
      />
      <SendingRows rows={rows} back={`/my-cvs/sent?page=${page}`} />
      <Pager
        label="Documents you sent"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `?page=${to}`}
      />
    </main>
  );
}
