import { formatCount } from "#rules/formats/counts.ts";
export const MAX_SHIFTS = 3000;
export const MAX_PLACES = 30;
export const MAX_BREAKS = 40;

/** Every way the shift log can say no, and what the reader is told. */
export const workRefusals = {
  "no-settings": "First choose where you study and your kind of course.",
  "no-such-place": "Choose an employer from your list.",
  "place-taken": "You have an employer of this name already.",
  "place-in-use":
    "This employer has shifts in your log. Delete them first, or keep it: an old employer causes no problem.",
  "too-many-places": `You have ${MAX_PLACES} employers, which is the limit. Delete one first.`,
  "too-many-breaks": `You have ${MAX_BREAKS} breaks, which is the limit. Delete an old one first.`,
  "too-many-shifts": `You have ${formatCount(MAX_SHIFTS)} shifts, which is the limit. Delete old ones first.`,
  "too-long": "Enter a shift of 24 hours at most.",
  "no-such-time": "Clocks go forward that night, and that time is skipped. Enter another start.",
  overlaps: "You have a shift at that time already. Change one of the two.",
  "not-found": "This shift is no longer in your log: it may have been deleted in another window.",
  "changed-elsewhere":
    "You changed this in another window after you opened it here. What you typed is below, and not saved yet. Save again to keep it.",
} as const;

export type WorkRefusal = keyof typeof workRefusals;
