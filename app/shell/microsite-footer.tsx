import type { OwnLink } from "#rules/university/own-link.ts";
import { SmallFooter } from "./small-footer.tsx";

type MicrositeFooterProps = { university: { name: string; ownLinks?: readonly OwnLink[] } };

/** Whose site this is, who runs it, and the university's own pages. */
export function MicrositeFooter({ university }: MicrositeFooterProps) {
  return (
    <SmallFooter links={university.ownLinks ?? []}>
      Run by Waymark for {university.name} Careers Service
    </SmallFooter>
  );
}
