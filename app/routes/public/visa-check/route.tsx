import { data } from "react-router";
import { toolMeta } from "#app/compose/abroad/tool-meta.ts";
import { cacheHeaders } from "#app/compose/abroad/tool-request.server.ts";
import { VerdictPart } from "#app/compose/jobs/verdict-part.tsx";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { loadVisaCheck } from "#app/routes/public/visa-check/visa-check.server.ts";
import { countVisaCheck } from "#app/visits.server.ts";
import { PasteBox } from "#domain/visas/verdict/components/paste-box.tsx";
import { VisaCheckForm } from "#domain/visas/verdict/components/visa-check-form.tsx";
import { requestContext } from "#platform/request-context.server.ts";
import { Details } from "#ui/details.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

const PATH = "/visa-check";

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const { clientAddress } = context.get(requestContext);
  const visitor = context.get(visitorContext);
  const { status, ...loaded } = await loadVisaCheck(url, { visitor, clientAddress });
  if (loaded.view.isAsked) countVisaCheck(visitor, "visa-check", request);
  const canonical = context.get(siteContext).origin + PATH;
  const isPlain =
    visitor.kind === "guest" ? cacheHeaders(loaded.view.isAsked, url.searchParams) : {};
  return data({ ...loaded, canonical }, { status, headers: isPlain });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toolMeta(
    {
      title: "UK visa check: does this job fit a Skilled Worker visa?",
      description:
        "Type in any UK job and see, rule by rule, whether its employer, occupation and pay fit the Skilled Worker rules, for a day you choose.",
    },
    loaderData,
  );
}

export default function VisaCheckPage({ loaderData }: Route.ComponentProps) {
  const { view, verdict, sentence } = loaderData;
  return (
    <main id="main" className="wrap record">
      <PageHead
        title="Does this job fit a Skilled Worker visa?"
        lead="Any job in the UK: its employer, its title and its pay against the published rules."
      />
      <Details summary="Paste an advert instead of typing">
        <PasteBox rows={6} />
      </Details>
      <VisaCheckForm check={view} />
      {sentence ? <p role="status">We could not check the register. {sentence}</p> : null}
      {verdict ? <VerdictPart html={verdict} /> : null}
      <VisaTools except="/visa-check" />
    </main>
  );
}
