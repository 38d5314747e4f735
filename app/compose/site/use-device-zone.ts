import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ownTimeZone } from "#rules/formats/own-zone.ts";

/**
 * Shows a page on the reader's own clock where nobody has said which it is: a
 * server cannot know it, their device does. A device on UTC is most often a
 * browser that hides its place, and then the page's own guess is the better one.
 * A refused form stays as it is: going anywhere would lose what was typed.
 */
export function useDeviceZone(
  shown: { zone: string; isZoneKnown: boolean },
  refused?: object,
): void {
  const { zone } = shown;
  const isSettled = shown.isZoneKnown || refused !== undefined;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.has("zone") ? null : query.toString();
  useEffect(() => {
    const device = ownTimeZone();
    if (isSettled || search === null || device === zone || device === "UTC") return;
    const asked = new URLSearchParams(search);
    asked.set("zone", device);
    void navigate(`?${asked}`, { replace: true, preventScrollReset: true });
  }, [zone, isSettled, search, navigate]);
}
