import { accountAudit } from "#domain/accounts/audit-kinds.ts";
import { applicationAudit } from "#domain/applications/audit-kinds.ts";
import type { AuditKind } from "#domain/audit/audit-kind.ts";
import { siteAudit } from "#domain/audit/audit-kinds.ts";
import { editorialAudit } from "#domain/editorial/audit-kinds.ts";
import { employerAudit } from "#domain/employers/audit-kinds.ts";
import { jobAudit } from "#domain/jobs/audit-kinds.ts";
import { pageAudit } from "#domain/pages/audit-kinds.ts";
import { sponsorAudit } from "#domain/sponsors/audit-kinds.ts";
import { universityAudit } from "#domain/universities/audit-kinds.ts";

/** Every kind on the audit trail: one line for each capability. */
export const allAuditKinds: readonly AuditKind[] = [
  accountAudit,
  applicationAudit,
  editorialAudit,
  employerAudit,
  sponsorAudit,
  jobAudit,
  pageAudit,
  siteAudit,
  universityAudit,
].flatMap((kinds) => Object.values<AuditKind>(kinds));

export const auditLabels: Readonly<Record<string, string>> = Object.fromEntries(
  allAuditKinds.map(({ name, label }) => [name, label]),
);

/** What screens call it. A kind that a former release stored is shown as it is. */
export function auditLabelOf(kind: string): string {
  return auditLabels[kind] ?? kind;
}
