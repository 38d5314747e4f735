import type { OfficeNeeds } from "#rules/access/decide.ts";
import type { OfficePower } from "#rules/access/office-role.ts";
import type { Address } from "./address.ts";

const all = (power: OfficePower): OfficeNeeds => ({ see: power, act: power });

/**
 * The second lock of each address of a careers service: who of it may open the page, and who may post.
 * One that is not here is for owners alone.
 */
const needs: Readonly<Record<string, OfficeNeeds>> = {
  "/university-dashboard": all("read"),
  "/university-dashboard.csv": all("read"),
  // Everybody has a profile of their own here; settings are checked again where they change.
  "/university-user-profile/:type?": all("read"),

  "/pre-auth-student": all("see-students"),
  "/pre-auth-student/imports/:import_id": all("see-students"),
  "/university/access-requests": all("see-students"),
  "/university/premium-requests": all("see-students"),
  "/university/invite": all("see-students"),
  "/university/meetings": all("see-students"),
  "/university/meetings/services/:service_id": all("see-students"),
  "/university/meetings/hosts/:host_id": all("see-students"),
  "/university/meetings/:meeting_id/cv.pdf": all("see-students"),
  // Views are each reader's own, and figures name nobody.
  "/university/analytics/views": all("read"),
  "/university/analytics/:product/files/:format": all("read"),
  "/university/analytics/:product/charts/:figure": all("read"),
  "/university/pre-departure": all("see-students"),

  "/university/cv-reviews": all("review-cvs"),
  "/university/cv-reviews/:cv_id": all("review-cvs"),
  "/university/cv-reviews/:cv_id/page/:page_number": all("review-cvs"),

  "/university/career-manual": { see: "read", act: "send-messages" },
  "/university/career-manual/:chapter": { see: "send-messages", act: "send-messages" },
  "/university/career-manual/:chapter/save": all("send-messages"),
  "/university/messages": { see: "read", act: "send-messages" },
};

/** Figures name nobody: everybody in the careers service may look. */
const isFigures = (path: string) => /^\/[a-z-]+-analytics(?:[/.]|$)/.test(path);

export function withOfficeNeeds(address: Address): Address {
  const office = needs[address.path] ?? (isFigures(address.path) ? all("read") : undefined);
  return office ? { ...address, office } : address;
}
