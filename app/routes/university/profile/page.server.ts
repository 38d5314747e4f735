import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { listInvitedColleagues, listTeam } from "#domain/accounts/team/team.queries.server.ts";
import {
  listDomainClaims,
  recordName,
  recordValue,
} from "#domain/universities/domain-claims.server.ts";
import {
  campusesOf,
  emailDomainsOf,
  findUniversity,
} from "#domain/universities/universities.queries.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import type { OfficeTab } from "./office-tabs.ts";

export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const officePath = (tab: OfficeTab) => `/university-user-profile/${tab}`;

/** Everybody of the careers service may look; owners change. */
export async function loadOffice({ request, context }: RequestArgs, tab: OfficeTab) {
  const member = memberOf(context);
  const universityId = universityIdOf(context);
  const common = { tab, canChange: officeMay(member, "change-settings") };
  switch (tab) {
    case "team": {
      const listed = await listTeam(universityId, { page: readPage(request) });
      const invited = await listInvitedColleagues(universityId, new Date());
      return {
        ...{ ...common, tab, team: listed.rows, invited, ownId: member.id },
        ...{ page: listed.page, pageCount: pageCountOf(listed) },
      };
    }
    case "branding":
      return { ...common, tab, university: (await findUniversity(universityId))! };
    case "campuses": {
      const campuses = await campusesOf(universityId);
      const shown = campuses.map(({ id, name, town, closedAt }) => {
        return { id, name, town, isClosed: closedAt !== null };
      });
      return { ...common, tab, campuses: shown };
    }
    case "domains": {
      const university = await findUniversity(universityId);
      const claims = await listDomainClaims(universityId);
      return {
        ...{ ...common, tab, customHost: university?.customHost ?? null },
        emailDomains: await emailDomainsOf(universityId),
        claims: claims.map(({ token, provedAt, ...claim }) => ({
          ...claim,
          ...{ recordName: recordName(claim.domain), recordValue: recordValue(token) },
          isProved: provedAt !== null,
        })),
      };
    }
  }
}

/** Back to the tab with what was done, or with why not. */
export function redirectToTab(tab: OfficeTab, said: string, isDone = true) {
  return redirectWithFlash(officePath(tab), said, { tone: isDone ? "positive" : "negative" });
}
