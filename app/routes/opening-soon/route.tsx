import { data, useMatches } from "react-router";
import { useRootData } from "#app/root-data.ts";
import { capabilityOf } from "#app/routes/opening-soon/capabilities.ts";
import { ButtonLink } from "#ui/button.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { Route } from "./+types/route";
import "#app/routes/opening-soon/opening-soon.css";

export function loader({ params }: Route.LoaderArgs) {
  // Not by name: nobody can tell yet which names are real, and there is no end of the others.
  const isOfOneThing = Object.values(params).some(Boolean);
  return data(null, isOfOneThing ? {} : { headers: { "x-waymark-keep": "opening-soon" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  // Nothing here is worth finding yet.
  return [{ title: "Opening soon - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function OpeningSoonPage() {
  const { viewer } = useRootData();
  const capability = capabilityOf(useMatches().at(-1)?.id ?? "");

  return (
    <main id="main" className="wrap opening-soon">
      <p className="opening-soon__when">Opening soon</p>
      <h1>{capability.title}</h1>
      <p className="lead">{capability.promise}</p>
      <RouteLine
        direction="row"
        label="How far along this page is"
        stops={[
          { label: "Address", note: "Reserved, with its access rules", state: "done" },
          { label: "Page", note: "Being built now", state: "here" },
          { label: "Open", note: "This notice goes away", state: "ahead" },
        ]}
      />
      <p>
        We would rather show you this than an unfinished page. Nothing is needed from you, and this
        address will not change.
      </p>
      <ButtonLink to={viewer?.start ?? "/"} variant="ink">
        {viewer ? "Back to your start page" : "Back to the home page"}
      </ButtonLink>
    </main>
  );
}
