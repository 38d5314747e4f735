import { Outlet, useMatches } from "react-router";
import { BareShell } from "#app/shell/bare-shell.tsx";
import { VisitorShell } from "#app/shell/visitor-shell.tsx";

/** A page whose route exports `handle = { isBare: true }` stands without navigation. */
export default function PublicLayout() {
  const handle = useMatches().at(-1)?.handle as { isBare?: boolean } | undefined;
  if (handle?.isBare) {
    return (
      <BareShell>
        <Outlet />
      </BareShell>
    );
  }
  return (
    <VisitorShell>
      <Outlet />
    </VisitorShell>
  );
}
