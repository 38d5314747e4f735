import { data } from "react-router";
import { siteMeta } from "#app/compose/site/site-meta.ts";
import { loadSitePage } from "#app/compose/site/site-page.server.ts";
import { AMBASSADOR_TAG } from "#domain/editorial/ambassadors/ambassador-type.ts";
import { listAmbassadors } from "#domain/editorial/ambassadors/ambassadors.server.ts";
import { AmbassadorCards } from "#domain/editorial/ambassadors/components/ambassador-cards.tsx";
import { SiteScreen } from "#domain/editorial/site/components/site-screen.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";
import "#ui/button.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { data: page, init } = await loadSitePage("campus-ambassadors", context);
  const keep = new Headers(init?.headers).get("x-waymark-keep");
  return data(
    { page, ambassadors: await listAmbassadors(new Date()) },
    { headers: { "x-waymark-keep": `${keep},${AMBASSADOR_TAG}` } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return siteMeta(loaderData?.page, matches, "/campus-ambassadors");
}

export default function CampusAmbassadorsPage({ loaderData }: Route.ComponentProps) {
  return (
    <SiteScreen page={loaderData.page}>
      <p>
        <Link to="/campus-ambassadors/apply" className="btn btn--mark">
          Apply to be an ambassador
        </Link>
      </p>
      <AmbassadorCards ambassadors={loaderData.ambassadors} />
    </SiteScreen>
  );
}
