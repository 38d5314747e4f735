import { Download } from "lucide-react";
import { loadShared } from "#app/compose/cvs/shared.server.ts";
import { Pages } from "#domain/cvs/studio/components/pages.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import type { Route } from "./+types/route";
import "#domain/cvs/studio/components/studio.css";
import "#domain/cvs/studio/components/preview.css";
import "#domain/cvs/studio/components/beside.css";

export const handle = { isBare: true };

export function loader(args: Route.LoaderArgs) {
  return loadShared(args);
}

export function headers() {
  return {
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData ? loaderData.name || "CV" : "This link no longer works"} - Waymark` },
    { name: "robots", content: "noindex" },
  ];
}

export default function SharedCvPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <SharedCv {...loaderData} /> : <EndedLink />;
}

/** For anyone who was sent the link. It says nothing of the person who made it. */
function EndedLink() {
  return (
    <main id="main" className="wrap studio">
      <header className="cvbar">
        <div className="ended">
          <h1>This link no longer works</h1>
          <p>
            Links to a CV or letter work for a limited time, and the person who made one can end it
            sooner. Ask the person who sent it for a new one, or check that you have the full
            address.
          </p>
        </div>
      </header>
    </main>
  );
}

type SharedCvProps = NonNullable<Route.ComponentProps["loaderData"]>;

function SharedCv({ token, name, kind, paper, revision, pages, text }: SharedCvProps) {
  const addresses = Array.from(
    { length: pages },
    (_, at) => `/shared-cv/${token}/page/${at + 1}?r=${revision}`,
  );
  return (
    <main id="main" className="wrap studio">
      <header className="cvbar">
        <div>
          <h1>{name || "CV"}</h1>
          <p className="small muted">
            {kind === "cv" ? "A CV" : "A letter"} shared with you by link. Please do not pass it on.
          </p>
        </div>
        <div className="btns">
          <ButtonLink variant="mark" icon={Download} to={`/shared-cv/${token}/pdf`} reloadDocument>
            Download PDF
          </ButtonLink>
        </div>
      </header>
      <div className="prevpage">
        <Pages pages={addresses} paper={paper} of={name} />
        <Details summary="Read it as text">
          <pre className="rb__t">{text}</pre>
        </Details>
      </div>
    </main>
  );
}
