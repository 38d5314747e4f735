import { ArrowDown, ArrowUp, Check, CircleAlert, Eye, EyeOff, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import type { AnyEntry, EntryList } from "../entries.ts";
import { entryLabel } from "../entry-labels.ts";
import { actionValue, type StudioAction } from "../studio-actions.ts";
import { Grip } from "./grip.tsx";

type EntryBoxProps = {
  list: EntryList;
  entry: AnyEntry;
  place: number;
  count: number;
  isOpen: boolean;
  hasMistake: boolean;
  onPlace: (at: number) => void;
  children: ReactNode;
};

/** One entry, folded to a line or opened to its form. */
export function EntryBox({
  list,
  entry,
  place,
  count,
  isOpen,
  hasMistake,
  onPlace,
  children,
}: EntryBoxProps) {
  const { title, note, isComplete } = entryLabel(list, entry);
  return (
    <li className="entry">
      <details open={isOpen}>
        <summary>
          <span>
            <b>
              <bdi>{title}</bdi>
            </b>
            {note ? <span className="small muted">{note}</span> : null}
          </span>
          {entry.isHidden ? (
            <Tag icon={EyeOff}>Not printed</Tag>
          ) : hasMistake ? (
            <Tag tone="caution" icon={CircleAlert}>
              To fix
            </Tag>
          ) : isComplete ? (
            <Tag tone="positive" icon={Check}>
              Complete
            </Tag>
          ) : null}
        </summary>
        {/* An address that names it opens the fold around it, without script too. */}
        <div className="entry__b" id={entry.id}>
          <input type="hidden" name={`${entry.id}.is`} value="here" />
          {children}
          <EntryButtons {...{ list, entry, title, place, count }} />
        </div>
      </details>
      <Grip {...{ title, place, count, onPlace }} />
    </li>
  );
}

type EntryButtonsProps = Pick<EntryBoxProps, "list" | "entry" | "place" | "count"> & {
  title: string;
};

/** Without script they post the form; with it they act at once. */
function EntryButtons({ list, entry, title, place, count }: EntryButtonsProps) {
  const action = (verb: "up" | "down" | "hide" | "show" | "remove") => {
    const value = actionValue({ do: verb, list, id: entry.id } as StudioAction);
    return { name: "do", value, id: value, variant: "quiet", size: "s" } as const;
  };
  const of = <span className="vh"> {title}</span>;
  return (
    <div className="btns entry__do">
      <Button {...action("up")} icon={ArrowUp} disabled={place === 0}>
        Move it up{of}
      </Button>
      <Button {...action("down")} icon={ArrowDown} disabled={place === count - 1}>
        Move it down{of}
      </Button>
      {entry.isHidden ? (
        <Button {...action("show")} icon={Eye}>
          Print{of}
        </Button>
      ) : (
        <Button {...action("hide")} icon={EyeOff}>
          Do not print{of}
        </Button>
      )}
      <Button {...action("remove")} icon={Trash2}>
        Remove{of}
      </Button>
    </div>
  );
}
