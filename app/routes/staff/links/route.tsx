import { Form } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { askLinkCheck } from "#domain/links/ask-link-check.server.ts";
import { linkReasons } from "#domain/links/link-reasons.ts";
import { countLinks, type LinkRow, listLinks } from "#domain/links/links.queries.server.ts";
import { isOutsideAllowed } from "#platform/switches.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import { isoDay, shortDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import "./links.css";

const states = { broken: "Broken", unsure: "Not sure", fine: "Fine" } as const;
const tones = { broken: "negative", unsure: "caution", fine: "positive" } as const;
const NEVER = "1970-01-01";

const list = {
  name: "Links",
  filters: {
    state: { label: "State", all: "Any state", options: states },
    kind: {
      label: "Destination",
      all: "Anywhere",
      options: { own: "Our own pages", outside: "Outside" },
    },
  },
  columns: [
    {
      key: "address",
      label: "Link",
      isRowHeading: true,
      text: ({ address }) => address,
      cell: ({ address }) => <a href={address}>{address}</a>,
    },
    {
      key: "state",
      label: "State",
      text: ({ state }) => states[state],
      cell: ({ state, checkedAt }) =>
        isoDay(checkedAt) === NEVER ? (
          "Not checked yet"
        ) : (
          <Tag tone={tones[state]}>{states[state]}</Tag>
        ),
    },
    { key: "why", label: "Why", text: ({ reason }) => reasonOf(reason) },
    {
      key: "since",
      label: "Since",
      text: ({ failingSince }) => (failingSince ? shortDay(isoDay(failingSince)) : ""),
    },
    {
      key: "places",
      label: "On",
      text: ({ places }) => places.map(({ place }) => place).join(", "),
      cell: ({ places }) => <Places places={places} />,
    },
  ],
} satisfies List<LinkRow>;

function read({ filters, ...asked }: QueryOf<typeof list>) {
  return listLinks({ ...asked, ...filters });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readList(request, list);
  return {
    query,
    links: await read(query),
    counts: await countLinks(),
    isOutsideOn: await isOutsideAllowed(),
    mayAsk: staffMay(memberOf(context), "publish"),
  };
}

export async function action({ context }: Route.ActionArgs) {
  await askLinkCheck(memberOf(context));
  return redirectWithFlash("/staff/links", "The check begins now. Look again in a few minutes.");
}

export function meta() {
  return [{ title: "Links - Waymark desk" }];
}

export default function LinksPage({ loaderData }: Route.ComponentProps) {
  const { query, links, counts, isOutsideOn, mayAsk } = loaderData;
  return (
    <ListPage
      list={list}
      query={query}
      paged={links}
      rowKey={({ address }) => address}
      keys={{}}
      lead={`Every link in our pages and facts, checked each night. ${sentence(counts)}`}
      actions={
        mayAsk ? (
          <Form method="post">
            <Button variant="second">Check now</Button>
          </Form>
        ) : undefined
      }
      before={
        isOutsideOn ? null : (
          <Notice tone="info" title="Only links to our own pages are checked">
            Fetching from the internet is off, under Switches.
          </Notice>
        )
      }
      empty={{ title: "Not checked yet", children: "The first check runs tonight." }}
    />
  );
}

function sentence({ total, broken, unsure }: { total: number; broken: number; unsure: number }) {
  const parts = [broken ? `${broken} broken` : "none broken", unsure ? `${unsure} not sure` : ""];
  return `${formatCount(total)} links: ${parts.filter(Boolean).join(", ")}.`;
}

function reasonOf(reason: string | null): string {
  return reason ? (linkReasons[reason as keyof typeof linkReasons] ?? reason) : "";
}

const SHOWN = 3;

function Places({ places }: Pick<LinkRow, "places">) {
  const more = places.length - SHOWN;
  return (
    <>
      {places.slice(0, SHOWN).map(({ place, title }) => (
        <div key={place} className="links__place">
          <Link to={place}>{title}</Link>
        </div>
      ))}
      {more > 0 ? `and ${more} more` : null}
    </>
  );
}
