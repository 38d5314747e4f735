import { data } from "react-router";
import { toolMeta } from "#app/compose/abroad/tool-meta.ts";
import { cacheHeaders } from "#app/compose/abroad/tool-request.server.ts";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { PasteBox } from "#domain/visas/verdict/components/paste-box.tsx";
import { PastedForm } from "#domain/visas/verdict/components/pasted-form.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import { MatchCv } from "./match-cv.tsx";
import { answerPaste, cvsToMatch } from "./page.server.ts";

const PATH = "/paste-advert";

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const isGuest = context.get(visitorContext).kind === "guest";
  const headers = isGuest ? cacheHeaders(false, searchParams) : {};
  const canonical = context.get(siteContext).origin + PATH;
  return data({ canonical, view: { isAsked: false } }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const now = new Date();
  const answer = await answerPaste(request, now);
  const visitor = context.get(visitorContext);
  const cvs = answer.view && visitor.kind === "member" ? await cvsToMatch(visitor.id) : [];
  return data(
    { ...answer, cvs, isGuest: visitor.kind === "guest" },
    { status: answer.error ? 400 : 200 },
  );
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toolMeta(
    {
      title: "Paste a job advert",
      description:
        "Paste any UK job advert: we read its title, employer, pay, hours and what it says about sponsorship, and check it against the Skilled Worker rules.",
    },
    loaderData,
  );
}

export default function PasteAdvertPage({ actionData }: Route.ComponentProps) {
  const { view = null, text = "", error = null, cvs = [], isGuest = true } = actionData ?? {};
  return (
    <main id="main" className="wrap record">
      <PageHead
        title="Paste a job advert"
        lead="We find the important details, show where they are in the advert, and check them against the visa rules or your CV."
      />
      {view ? <PastedForm view={view} /> : null}
      {view ? <MatchCv cvs={cvs} text={text} isGuest={isGuest} /> : null}
      <PasteBox text={text} error={error ?? undefined} />
      <VisaTools except="/visa-check" />
    </main>
  );
}
