import { data } from "react-router";
import { SearchBox } from "#app/compose/jobs/search-box.tsx";
import { useRootData } from "#app/root-data.ts";
import { Signpost } from "#app/shell/signpost.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: "Page not found - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function NotFoundPage() {
  const help = useRootData();

  return (
    <Signpost
      title="Page not found"
      lead="The page may have moved, or the address may be mistyped. Search, or start again from one of these."
      links={[
        { label: "Home", to: "/" },
        { label: "Jobs", to: "/jobs" },
        { label: "Country guides", to: "/country-guide" },
      ]}
      help={help}
    >
      <SearchBox />
    </Signpost>
  );
}
