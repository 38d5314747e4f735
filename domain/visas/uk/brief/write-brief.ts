import { longDay } from "#rules/days.ts";
import type { Applicant } from "#rules/uk-work/verdict-types.ts";
import type { Brief, BriefOrder } from "./brief.ts";
import { keepingMe } from "./keeping-me.ts";
import { permissionSection } from "./permission.ts";
import { briefSources } from "./sources.ts";

const USUAL_LENGTH = 120;

/** Writes the brief from the rule tables of a day. Information, not advice; a day no table covers is refused. */
export function writeBrief(order: BriefOrder, reader: Applicant, today: string): Brief {
  const sections = [
    permissionSection(order, today),
    ...(order.withSponsorship ? [keepingMe(order, reader, today)] : []),
  ];
  return {
    title: `${order.name}: my permission to work in the UK`,
    author: order.name,
    description: "What my permission allows, until when, and what an employer needs to do.",
    date: today,
    size: sizeOf(order),
    lead: leadOf(order, today),
    sections,
    sourcesHeading: "Sources",
    sources: briefSources(order, today),
    note: `Made on ${longDay(today)} with Waymark, from what I entered and the published rules as they were last read on the days above. It is information, not immigration advice, and promises no visa. My own visa and the official pages take priority.`,
  };
}

/** As large as surely fits on one page. */
function sizeOf({ name, employer, jobTitle }: BriefOrder): number {
  const typed = [name, employer, jobTitle].join("").length;
  return typed <= USUAL_LENGTH ? 11 : 10;
}

function leadOf({ employer, jobTitle }: BriefOrder, today: string): string {
  const about = [jobTitle, employer].filter(Boolean).join(", ");
  return about ? `For ${about}. ${longDay(today)}.` : `${longDay(today)}.`;
}
