import type { DeskView } from "#app/compose/staff/desk-overview.server.ts";
import { Link } from "#ui/link.tsx";
import { RouteLine } from "#ui/route-line.tsx";

/** The copy of the register that answers today, as stops that it has passed. */
export function RegisterPart({ register }: { register: NonNullable<DeskView["register"]> }) {
  return (
    <RouteLine
      label="The register"
      stops={[
        { label: "Fetched and read", note: register.read, state: "done" },
        { label: "Compared", note: register.compared, state: "done" },
        {
          label: "In use",
          note: <Link to="/staff/sponsor-register">All copies</Link>,
          state: "here",
        },
      ]}
    />
  );
}
