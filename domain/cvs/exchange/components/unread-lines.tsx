import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import type { ImportReview, Place } from "../import-review.ts";
import { MoveTo } from "./move-to.tsx";

const inHead: readonly Place[] = [
  { value: "name", label: "Your name" },
  { value: "label", label: "The line under your name" },
];

/** Lines we had no place for, each with a way into one. */
export function UnreadLines(review: ImportReview) {
  const { unread, unreadShown, places, entries, revision, wishes } = review;
  const count = `${unread.length} ${unread.length === 1 ? "line" : "lines"}`;
  return (
    <>
      <Details key={revision} summary={`${count} we could not place`} isOpen={unread.length <= 30}>
        {unread.length > unreadShown ? (
          <p className="small">These are the first {unreadShown}.</p>
        ) : null}
        <ul className="readin__unread">
          {unread.slice(0, unreadShown).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and keep their places.
            <li key={at}>
              <MoveTo
                part={`unread ${at}`}
                label={line}
                stays="Put it into …"
                places={[...inHead, ...places]}
                entries={entries}
              />
            </li>
          ))}
        </ul>
      </Details>
      <Checkbox
        name="keepUnread"
        label="Keep these lines in a hidden section"
        hint="It is called “More from the file” and is not printed until you show it."
        defaultChecked={wishes.keepUnread}
      />
    </>
  );
}
