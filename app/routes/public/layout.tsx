import { Outlet, useMatches } from "react-router";
import { AudienceShell } from "#app/shell/audience-shell.tsx";
import { BareShell } from "#app/shell/bare-shell.tsx";

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
    <AudienceShell audience="public">
      <Outlet />
    </AudienceShell>
  );
}
