import { useRootData } from "#app/root-data.ts";
import { Signpost } from "#app/shell/signpost.tsx";

/** The index starts, or starts again: seconds, as a rule. */
export function BoardAway() {
  const help = useRootData();
  return (
    <Signpost
      title="The jobs board is not available right now"
      lead="You cannot search for a moment. Load this page again in half a minute. Saved jobs and everything else still work."
      links={[
        { label: "Home", to: "/" },
        { label: "Country guides", to: "/country-guide" },
      ]}
      help={help}
    />
  );
}
