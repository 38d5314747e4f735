import type { SlotView } from "../../calendar/week-view.ts";

type Times = Pick<SlotView, "hostTime" | "hostPlace" | "isNight">;

/** "09:00 in London, your night"; nothing by day where both share a clock. */
export function slotHint({ hostTime, hostPlace, isNight }: Times, hasHostTimes: boolean) {
  const host = hasHostTimes ? `${hostTime} in ${hostPlace}` : "";
  return [host, isNight ? "your night" : ""].filter(Boolean).join(", ") || undefined;
}
