import { useRootData } from "#app/root-data.ts";
import { Signpost } from "#app/shell/signpost.tsx";

export function meta() {
  return [{ title: "Something went wrong - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function ServerErrorPage() {
  const help = useRootData();

  return (
    <Signpost
      title="Something went wrong on our side"
      lead="It is not your fault, and we have a record of it. Go back and try again."
      links={[
        { label: "Home", to: "/" },
        { label: "Jobs", to: "/jobs" },
      ]}
      help={help}
    />
  );
}
