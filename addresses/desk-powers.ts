import type { DeskPowers } from "#rules/access/decide.ts";
import type { StaffPower } from "#rules/access/staff-role.ts";
import type { Address } from "./address.ts";

const all = (power: StaffPower): DeskPowers => ({ see: power, act: power });

/**
 * The second lock of each address of the desk: what of staff may open it, and what may post to it.
 * One that is not here is for administrators alone.
 */
const powers: Readonly<Record<string, DeskPowers>> = {
  "/staff": all("read"),

  "/staff/people": all("see-people"),
  "/staff/people/:user_id": { see: "see-people", act: "change-settings" },
  "/staff/universities": all("read"),
  "/staff/universities/:university_id": { see: "read", act: "change-settings" },
  "/staff/access-requests": { see: "see-people", act: "decide" },
  "/staff/premium-requests": { see: "see-people", act: "decide" },

  "/staff/job-feeds": { see: "decide", act: "change-settings" },
  "/staff/job-feeds/:feed_id": { see: "decide", act: "change-settings" },
  "/staff/job-feeds/runs": all("decide"),
  "/staff/job-feeds/runs/:run_id": all("decide"),
  "/staff/jobs": all("decide"),
  "/staff/jobs/:job_id": all("decide"),
  "/staff/job-codes": all("decide"),
  "/staff/job-codes/:job_id": all("decide"),
  "/staff/job-reports": all("decide"),

  "/staff/employers": all("decide"),
  "/staff/employers/:employer_id": all("decide"),
  "/staff/employer-claims": all("decide"),
  "/staff/company-changes": all("decide"),
  "/staff/messages": all("decide"),
  "/staff/messages/:message_id": all("decide"),
  // To accept somebody gives their account a role.
  "/staff/ambassadors": { see: "decide", act: "change-settings" },
  "/staff/referrals": all("see-people"),
  "/staff/referrals/:referral_id": { see: "see-people", act: "decide" },
  "/staff/ambassador-tasks": all("decide"),
  "/staff/stories": all("decide"),
  "/staff/stories/:story_id": all("decide"),

  "/staff/rule-tables": all("read"),
  "/staff/facts": all("read"),
  "/staff/facts/:fact_name": { see: "read", act: "publish" },
  "/staff/sponsor-register": { see: "read", act: "change-settings" },
  "/staff/sponsor-register/imports/:import_id": all("read"),
  "/staff/sponsor-register/other-names": { see: "read", act: "decide" },

  "/staff/redirects": all("publish"),
  "/staff/guide-votes": all("read"),
  "/staff/announcements": all("publish"),
  "/staff/find": all("read"),
  "/staff/links": { see: "read", act: "publish" },
  "/staff/landing-pages": { see: "write", act: "publish" },
  "/staff/landing-pages/new": all("publish"),
  "/staff/landing-pages/:slug": { see: "write", act: "publish" },
  "/staff/fairs/:slug": all("see-people"),
  "/staff/fairs/:slug/people.csv": all("see-people"),

  "/staff/meetings": all("see-people"),
  "/staff/meetings/services/:service_id": all("see-people"),
  "/staff/meetings/hosts/:host_id": all("see-people"),
  "/staff/events": all("read"),
  "/staff/events/new": all("publish"),
  "/staff/events/:event_id": { see: "read", act: "publish" },
  "/staff/events/:event_id/people": all("see-people"),
  "/staff/courses": { see: "read", act: "write" },
  "/staff/courses/new": all("write"),
  // Publishing asks for more than writing, where it is done.
  "/staff/courses/:course_id": { see: "read", act: "write" },
  "/staff/courses/:course_id/:lesson_id": { see: "read", act: "write" },
  "/staff/courses/:course_id/:lesson_id/film": all("write"),
  "/staff/content": all("write"),
  "/staff/content/new": all("write"),
  "/staff/content/files": all("write"),
  "/staff/content/files.zip": all("write"),
  "/staff/content/find": all("write"),
  "/staff/content/:page_type/:slug": all("write"),
  "/staff/content/:page_type/:slug/versions": all("write"),
  "/staff/content/:page_type/:slug/preview": all("write"),
  "/staff/content/:page_type/:slug/save": all("write"),
  "/staff/content/:page_type/:slug/pictures": all("write"),
  "/staff/sponsor-register/searched-names": { see: "read", act: "decide" },

  "/staff/mails": { see: "see-people", act: "decide" },
};

export const poweredAtDesk: readonly string[] = Object.keys(powers);

export function withDeskPowers(address: Address): Address {
  const desk = powers[address.path];
  return desk ? { ...address, desk } : address;
}
