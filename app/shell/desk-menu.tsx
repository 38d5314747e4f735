import { Menu } from "lucide-react";
import type { Waiting } from "#domain/reports/waiting.queries.server.ts";
import { Icon } from "#ui/icon.tsx";
import { DropMenu } from "./drop-menu.tsx";
import { type MenuGroup, MenuGroups } from "./menu-groups.tsx";
import { staffGroups } from "./staff-links.ts";

export type DeskMenuProps = {
  waiting: Waiting;
  /** The links that this person may open. */
  open: readonly string[];
};

/** The desk's menu beside the page, in groups, with how much waits behind each link. */
export function DeskMenu({ waiting, open }: DeskMenuProps) {
  return <MenuGroups label="Desk" groups={groupsOf(open, waiting)} />;
}

/** A group of which nothing is left does not stand there empty. */
function groupsOf(open: readonly string[], waiting: Waiting): MenuGroup[] {
  return staffGroups.flatMap(({ label, links }) => {
    const left = links
      .filter(({ to }) => open.includes(to))
      .map((link) => ({ ...link, count: link.waiting ? waiting[link.waiting] : 0 }));
    return left.length > 0 ? [{ label, links: left }] : [];
  });
}

/** The same menu in the top bar, where the window has no room for a column. */
export function DeskDropMenu(props: DeskMenuProps) {
  const summary = (
    <>
      <Icon icon={Menu} />
      <span className="drop__word">Menu</span>
    </>
  );

  return (
    <DropMenu
      className="drop--phone drop--desk"
      summary={summary}
      summaryClassName="btn btn--quiet btn--s"
    >
      <DeskMenu {...props} />
    </DropMenu>
  );
}
