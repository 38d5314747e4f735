import { toolMeta } from "#app/compose/abroad/tool-meta.ts";
import { loadTool } from "#app/compose/abroad/tool-request.server.ts";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { ExpressEntryScreen } from "#domain/visas/ca/components/express-entry-screen.tsx";
import { expressEntryView } from "#domain/visas/ca/express-entry/view.ts";
import { dayIn } from "#rules/day-in.ts";
import type { Route } from "./+types/route";

const PATH = "/express-entry-points-canada";

export function loader(args: Route.LoaderArgs) {
  const viewOf = (params: URLSearchParams) => expressEntryView(params, dayIn("ca", new Date()));
  return loadTool({ path: PATH, name: "express-entry", viewOf }, args);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toolMeta(
    {
      title: "Express Entry points (CRS) for Canada",
      description:
        "Count your Comprehensive Ranking System points line by line, see which rounds they would have met, and what would raise them. Every line with its source and date.",
    },
    loaderData,
  );
}

export default function ExpressEntryPage({ loaderData }: Route.ComponentProps) {
  const more = <VisaTools except="/express-entry-points-canada" />;
  return (
    <ExpressEntryScreen view={loaderData.view} isMicrosite={loaderData.isMicrosite} more={more} />
  );
}
