import { toolMeta } from "#app/compose/abroad/tool-meta.ts";
import { loadTool } from "#app/compose/abroad/tool-request.server.ts";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { IrishPermitScreen } from "#domain/visas/ie/components/irish-permit-screen.tsx";
import { irishPermitView } from "#domain/visas/ie/view.ts";
import { dayIn } from "#rules/day-in.ts";
import type { Route } from "./+types/route";

const PATH = "/work-permit-check-ireland";

export function loader(args: Route.LoaderArgs) {
  const viewOf = (params: URLSearchParams) => irishPermitView(params, dayIn("ie", new Date()));
  return loadTool({ path: PATH, name: "irish-permit", viewOf }, args);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toolMeta(
    {
      title: "Irish work permit check: Critical Skills, General, Stamp 1G",
      description:
        "Check an Irish job against the pay lines of the Critical Skills and General permits by the day of the application, and read what Stamp 1G gives a graduate.",
    },
    loaderData,
  );
}

export default function IrishPermitPage({ loaderData }: Route.ComponentProps) {
  const more = <VisaTools except="/work-permit-check-ireland" />;
  return (
    <IrishPermitScreen view={loaderData.view} isMicrosite={loaderData.isMicrosite} more={more} />
  );
}
