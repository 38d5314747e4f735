import { useEffect, useRef } from "react";
import { Link } from "#ui/link.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { cvPaths } from "../../document/cv-paths.ts";
import type { PartView } from "../studio-parts.ts";

type PartNavProps = { cvId: string; parts: readonly PartView[]; part: string };

/** The sections as stops: those written, the one open, those ahead. */
export function PartNav({ cvId, parts, part }: PartNavProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (nav.current) showHere(nav.current, part);
  }, [part]);
  return (
    <nav ref={nav} className="cv__parts" aria-label="Sections of the CV">
      <RouteLine
        label="Sections"
        size="s"
        stops={parts
          .filter((each) => !each.isHidden || each.part === part)
          .map((each) => ({
            state: each.part === part ? "here" : each.isFilled ? "done" : "ahead",
            label: (
              <Link to={cvPaths.studio(cvId, each.part)} preventScrollReset>
                {each.title}
              </Link>
            ),
            note: noteOf(each),
          }))}
      />
    </nav>
  );
}

/** On a phone the line is longer than the window: the open stop is pushed into its middle. */
function showHere(nav: HTMLElement, part: string): void {
  const stop = nav.querySelector<HTMLElement>("[aria-current]");
  if (!stop || !part) return;
  const { left, width } = stop.getBoundingClientRect();
  const middle = left + width / 2 - nav.getBoundingClientRect().left;
  nav.scrollLeft += middle - nav.clientWidth / 2;
}

function noteOf({ inEnglish, isHidden, count }: PartView): string | undefined {
  const entries = count === 0 ? "" : count === 1 ? "1 entry" : `${count} entries`;
  return [inEnglish, isHidden ? "Not printed" : entries].filter(Boolean).join(", ") || undefined;
}
