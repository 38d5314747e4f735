import { data } from "react-router";
import { siteContext } from "#app/contexts.ts";
import { mainOrigin } from "#app/site.server.ts";
import { findShared } from "#domain/journey/achievements/shares.queries.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "./shared-achievement.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const shared = await findShared(params.token);
  if (!shared) return data(null, { status: 404 });
  const { title, name } = shared;
  const path = `/shared-achievement/${params.token}/picture.png`;
  return { title, name, path, address: mainOrigin(context.get(siteContext)) + path };
}

export function headers() {
  return {
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const robots = { name: "robots", content: "noindex" };
  if (!loaderData) return [{ title: "This link no longer works - Waymark" }, robots];
  return [
    { title: `${loaderData.title} - Waymark` },
    robots,
    { property: "og:title", content: loaderData.title },
    { property: "og:image", content: loaderData.address },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export default function SharedAchievementPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <main id="main" className="wrap shownach">
        <PageHead
          title="This link no longer works"
          lead="The person who made it can end it at any time. Check that you have the full address."
        />
      </main>
    );
  }
  const { title, name, path } = loaderData;
  return (
    <main id="main" className="wrap shownach">
      <PageHead title={title} lead={`Earned on Waymark${name ? ` by ${name}` : ""}.`} />
      <img src={path} width={1200} height={630} alt={`${title}, earned on Waymark`} />
      <p>Waymark is career services for international students and graduates.</p>
      <div className="btns">
        <ButtonLink to="/">See what Waymark does</ButtonLink>
      </div>
    </main>
  );
}
