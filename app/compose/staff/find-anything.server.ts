import { whereToRead } from "#app/compose/content/content-types.ts";
import { openDeskLinks } from "#app/shell/desk-access.server.ts";
import type { FoundGroup } from "#app/shell/find/found-list.tsx";
import { staffLinks } from "#app/shell/staff-links.ts";
import { today } from "#app/today.ts";
import { listFacts } from "#domain/facts/list-facts.server.ts";
import {
  type Found,
  type FoundKind,
  findAnything,
} from "#domain/reports/desk/find-anything.queries.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { inFoundOrder } from "./found-order.ts";

const MAX_EACH = 6;

const headings: Record<FoundKind, string> = {
  person: "People",
  job: "Jobs",
  employer: "Employers",
  university: "Universities",
  page: "Pages",
};

/** What the words lead to, in groups: the desk's own pages first. */
export async function findGroups(staff: Member, q: string): Promise<FoundGroup[]> {
  if (q.trim().length < 2) return [];
  const found = await findAnything(staff, q, today().now);
  const kinds = Object.entries(headings) as [FoundKind, string][];
  const others = [
    ...kinds.map(([kind, label]) => ({
      label,
      links: found.filter((each) => each.kind === kind).flatMap((each) => linkTo(each, staff)),
    })),
    { label: "Facts", links: factLinks(q) },
  ];
  return [{ label: "Desk", links: deskLinks(staff, q) }, ...inFoundOrder(others, q)].filter(
    ({ links }) => links.length > 0,
  );
}

function deskLinks(staff: Member, q: string) {
  const open = openDeskLinks(staff);
  return staffLinks
    .filter(
      ({ label, to }) => open.includes(to) && label.toLowerCase().includes(q.trim().toLowerCase()),
    )
    .slice(0, MAX_EACH)
    .map(({ label, to }) => ({ to, title: label, note: "" }));
}

function factLinks(q: string) {
  const { rows } = listFacts({ q, page: 1, pageSize: MAX_EACH, today: today().today, soon: "" });
  return rows.map(({ name, label, value }) => ({
    to: `/staff/facts/${name}`,
    title: label,
    note: value,
  }));
}

/** Nothing where it leads to an editor that this person may not open. */
function linkTo({ kind, id, title, note, variant, isLive }: Found, staff: Member) {
  const paths: Record<FoundKind, string | null> = {
    person: `/staff/people/${encodeURIComponent(id)}`,
    job: `/staff/jobs/${id}`,
    employer: `/staff/employers/${id}`,
    university: `/staff/universities/${id}`,
    page: whereToRead({ type: note, slug: id, variant, isLive }, staff),
  };
  const said = kind === "page" && !isLive ? `${note}, not public` : note;
  const to = paths[kind];
  return to === null ? [] : [{ to, title, note: said }];
}
