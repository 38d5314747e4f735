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
  return [{ title: "What you sent - Waymark" }];
}

export default function SentCvsPage({
  loaderData: { rows, page, pageCount },
}: Route.ComponentProps) {
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title="What you sent"
        lead="Which version of which document went to whom. Note it beside a saved job, or on the page “Share and send” of a CV."
        crumbs={[{ label: "My CVs", to: "/my-cvs" }]}
      />
      <SendingRows rows={rows} back={`/my-cvs/sent?page=${page}`} />
      <Pager
        label="What you sent"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `?page=${to}`}
      />
    </main>
  );
}
