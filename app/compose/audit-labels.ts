import { accountAudit } from "#domain/accounts/audit-kinds.ts";
import { announcementAudit } from "#domain/announcements/audit-kinds.ts";
import { applicationAudit } from "#domain/applications/audit-kinds.ts";
import type { AuditKind } from "#domain/audit/audit-kind.ts";
import { siteAudit } from "#domain/audit/audit-kinds.ts";
import { editorialAudit } from "#domain/editorial/audit-kinds.ts";
import { employerAudit } from "#domain/employers/audit-kinds.ts";
import { eventAudit } from "#domain/events/audit-kinds.ts";
import { factAudit } from "#domain/facts/audit-kinds.ts";
import { jobAudit } from "#domain/jobs/audit-kinds.ts";
import { jumpstartAudit } from "#domain/jumpstart/audit-kinds.ts";
import { deskAudit as learningDeskAudit } from "#domain/learning/desk/audit-kinds.ts";
import { premiumAudit } from "#domain/learning/premium/audit-kinds.ts";
import { linkAudit } from "#domain/links/audit-kinds.ts";
import { manualAudit } from "#domain/manual/audit-kinds.ts";
import { meetingAudit } from "#domain/meetings/calendar/audit-kinds.ts";
import { messageAudit } from "#domain/messages/audit-kinds.ts";
import { pageAudit } from "#domain/pages/audit-kinds.ts";
import { referralAudit } from "#domain/referrals/audit-kinds.ts";
import { sponsorAudit } from "#domain/sponsors/audit-kinds.ts";
import { taskAudit } from "#domain/tasks/audit-kinds.ts";
import { universityAudit } from "#domain/universities/audit-kinds.ts";
import { universityMessageAudit } from "#domain/university-messages/audit-kinds.ts";

/** Every kind on the audit trail: one line for each capability. */
export const allAuditKinds: readonly AuditKind[] = [
  accountAudit,
  announcementAudit,
  applicationAudit,
  editorialAudit,
  employerAudit,
  factAudit,
  eventAudit,
  sponsorAudit,
  jobAudit,
  jumpstartAudit,
  learningDeskAudit,
  linkAudit,
  manualAudit,
  meetingAudit,
  referralAudit,
  messageAudit,
  pageAudit,
  premiumAudit,
  siteAudit,
  taskAudit,
  universityAudit,
  universityMessageAudit,
].flatMap((kinds) => Object.values<AuditKind>(kinds));

export const auditLabels: Readonly<Record<string, string>> = Object.fromEntries(
  allAuditKinds.map(({ name, label }) => [name, label]),
);

/** What screens call it. A kind that a former release stored is shown as it is. */
export function auditLabelOf(kind: string): string {
  return auditLabels[kind] ?? kind;
}
