import { Signpost } from "#app/shell/signpost.tsx";

export function meta() {
  return [{ title: "Closed for work - Waymark" }, { name: "robots", content: "noindex" }];
}

/** Read by the layout: no navigation while nothing is open. */
export const handle = { isBare: true };

export default function UnderMaintenancePage() {
  return (
    <Signpost
      title="The line is closed for work"
      lead="Waymark is being looked after and will be back soon. Nothing you saved is lost. Try again in ten minutes."
      links={[{ label: "Try the home page", to: "/" }]}
    />
  );
}
