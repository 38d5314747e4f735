import { useRootData } from "#app/root-data.ts";
import { Signpost } from "#app/shell/signpost.tsx";
import { SearchBox } from "./search-box.tsx";

/** No job has this address, or none that readers may see. */
export function JobMissing() {
  const help = useRootData();
  return (
    <Signpost
      title="There is no job at this address"
      lead="The address may be mistyped, or the advert was taken down. Search the jobs that are open today."
      links={[
        { label: "All jobs", to: "/jobs" },
        { label: "Part-time jobs", to: "/part-time-jobs" },
        { label: "Home", to: "/" },
      ]}
      help={help}
    >
      <SearchBox />
    </Signpost>
  );
}
