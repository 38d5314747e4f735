import { auditKinds } from "./audit-kind.ts";

/** What is done to the whole site, by no capability in particular. */
export const siteAudit = auditKinds({
  "maintenance-switched": "Maintenance switched",
  "outside-switched": "Fetching from the internet switched",
  "list-downloaded": "List downloaded",
  "demo-loaded": "Demo loaded",
});
