import { Signpost } from "#app/shell/signpost.tsx";

export function meta() {
  return [{ title: "Down for maintenance - Waymark" }, { name: "robots", content: "noindex" }];
}

/** Read by the layout: no navigation while nothing is open. */
export const handle = { isBare: true };

export default function UnderMaintenancePage() {
  return (
    <Signpost
      title="Waymark is down for maintenance"
      lead="We will be back soon. Nothing you saved is lost. Try again in ten minutes."
      links={[{ label: "Try the home page", to: "/" }]}
    />
  );
}
