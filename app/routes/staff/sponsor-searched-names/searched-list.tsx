import { Form } from "react-router";
import type { List } from "#app/shell/list/list.ts";
import { longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { SearchedName } from "./searched-name.ts";

/** What readers searched and did not find, the most searched first. */
export const searchedList = {
  name: "Searched names",
  columns: [
    { key: "name", label: "Searched for", isRowHeading: true, text: ({ name }) => name },
    { key: "times", label: "Times", isFigure: true, text: ({ times }) => times },
    { key: "last", label: "Last on", text: ({ lastOn }) => longDay(lastOn) },
    {
      key: "nearest",
      label: "Nearest on the register",
      text: ({ suggestion }) =>
        suggestion ? [suggestion.name, suggestion.town].filter(Boolean).join(", ") : "Nobody",
    },
    { key: "decide", label: "Decide", cell: (row) => <Decide row={row} /> },
  ],
} satisfies List<SearchedName>;

function Decide({ row: { nameKey, name, suggestion } }: { row: SearchedName }) {
  const add = new URLSearchParams({ name });
  return (
    <Form method="post" className="btns">
      <input type="hidden" name="nameKey" value={nameKey} />
      <input type="hidden" name="name" value={name} />
      {suggestion ? (
        <Button name="intent" value="confirm" size="s">
          Confirm
          <span className="vh">
            {" "}
            that {name} is {suggestion.name}
          </span>
        </Button>
      ) : null}
      <Link to={`?${add}#add`}>
        Add<span className="vh"> an employer for {name}</span>
      </Link>
      <Button name="intent" value="reject" size="s" variant="quiet">
        Reject<span className="vh"> {name}</span>
      </Button>
    </Form>
  );
}
