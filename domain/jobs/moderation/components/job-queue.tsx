import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Signal } from "../signal.ts";
import { hasStop } from "../signals.ts";
import { SignalTags } from "./signal-tags.tsx";
import "./moderation.css";

export type QueueItem = {
  id: number;
  revision: number;
  title: string;
  employer: string;
  place: string;
  pay: string;
  isChange: boolean;
  hoursWaiting: number;
  decided: "approved" | "sent-back" | "declined" | "taken-down" | null;
  signals: readonly Signal[];
};

type JobQueueProps = {
  rows: readonly QueueItem[];
  /** Ticks one, to approve several at once. */
  box: (row: QueueItem) => ReactNode;
};

/** Adverts that wait. One without grave signals can be approved from here; the others are read first. */
export function JobQueue({ rows, box }: JobQueueProps) {
  return (
    <ol className="queue">
      {rows.map((row) => (
        <li key={row.id} className="queue__item">
          <div className="queue__what">
            <div className="check-head">
              {box(row)}
              <h2 className="queue__t">
                <Link to={`/staff/jobs/${row.id}`}>{row.title}</Link>
              </h2>
            </div>
            <p className="small muted">
              {[row.employer, row.place, row.pay].filter(Boolean).join(", ")}. {ageOf(row)}
            </p>
            <SignalTags signals={row.signals}>
              {row.isChange ? <Tag tone="info">Change to a live advert</Tag> : null}
            </SignalTags>
          </div>
          <Outcome row={row} />
        </li>
      ))}
    </ol>
  );
}

const outcomes = {
  approved: ["positive", "Approved"],
  "sent-back": ["caution", "Sent back"],
  declined: ["negative", "Declined"],
  "taken-down": ["negative", "Taken down"],
} as const;

/** The buttons until it is decided, then the answer on the same spot. */
function Outcome({ row }: { row: QueueItem }) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(row.decided);
  const isSending = useNavigation().state !== "idle";

  useEffect(() => {
    // The pressed button is gone, and the focus with it: it goes on from the answer.
    const isLost = document.activeElement === document.body;
    if (row.decided !== first.current && isLost) box.current?.focus({ preventScroll: true });
  }, [row.decided]);

  if (row.decided !== null) {
    const [tone, label] = outcomes[row.decided];
    return (
      <div className="queue__do" ref={box} tabIndex={-1}>
        <Tag tone={tone}>{label}</Tag>
      </div>
    );
  }
  return (
    <div className="queue__do">
      <ButtonLink to={`/staff/jobs/${row.id}`} size="s" variant="second">
        Review
        <span className="vh"> {row.title}</span>
      </ButtonLink>
      {hasStop(row.signals) ? null : (
        <Form
          method="post"
          preventScrollReset
          onSubmit={(event) => {
            // The second half of a double click.
            if (isSending) event.preventDefault();
          }}
        >
          <input type="hidden" name="jobId" value={row.id} />
          <input type="hidden" name="revision" value={row.revision} />
          <Button name="decision" value="approved" size="s" data-queue-key="a">
            Approve
            <span className="vh"> {row.title}</span>
          </Button>
        </Form>
      )}
    </div>
  );
}

const PROMISED_HOURS = 24;

function ageOf({ hoursWaiting }: QueueItem) {
  if (hoursWaiting < 1) return "Sent within the hour.";
  const hours = `${hoursWaiting} ${hoursWaiting === 1 ? "hour" : "hours"}`;
  return hoursWaiting > PROMISED_HOURS ? (
    <span className="queue__late">
      Waiting {hours}, late by {hoursWaiting - PROMISED_HOURS}.
    </span>
  ) : (
    `Waiting ${hours}.`
  );
}
