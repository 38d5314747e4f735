import { data } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { today } from "#app/today.ts";
import { EbooksScreen } from "#domain/editorial/ebooks/components/ebooks-screen.tsx";
import { EBOOK_TAG, ebookCards } from "#domain/editorial/ebooks/ebooks.server.ts";
import type { Route } from "./+types/route";

export async function loader({ request }: Route.LoaderArgs) {
  const keep = { "x-waymark-keep": `${EBOOK_TAG},rules`, "x-waymark-keep-seconds": "300" };
  const isPlain = new URL(request.url).search === "";
  return data({ books: await ebookCards(today()) }, { headers: isPlain ? keep : {} });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: "Ebooks - Waymark" },
    {
      name: "description",
      content: "Longer guides to read here, chapter by chapter, or as a tagged PDF by email.",
    },
    ...canonicalLink(matches, "/ebooks"),
  ];
}

export default function EbooksPage({ loaderData }: Route.ComponentProps) {
  return <EbooksScreen books={loaderData.books} />;
}
