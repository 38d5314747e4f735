import { CalendarPlus, Download } from "lucide-react";
import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { CopyButton } from "../../advert/components/copy-button.tsx";
import type { CalendarView } from "../saved-screen-view.ts";
import type { WeekStop } from "../saved-view.ts";
import "#ui/field.css";
import "./calendar-part.css";

type CalendarPartProps = { calendar: CalendarView | null; week: readonly WeekStop[] };

/** The saved dates in the reader's own calendar: a private address, or a file. */
export function CalendarPart({ calendar, week }: CalendarPartProps) {
  return (
    <div id="calendar" className="feed">
      <Section
        title="The same dates in your own calendar"
        aside={<p className="small muted">Read by your calendar app every few hours</p>}
      >
        <div className="sheet feed__b">
          {week.length > 0 ? (
            <div>
              <WeekLine week={week} />
              <p className="tiny muted">
                Every large date on this page is the earlier one if the two time zones differ.
              </p>
            </div>
          ) : null}
          {calendar ? <Feed calendar={calendar} /> : <NoFeed />}
        </div>
      </Section>
    </div>
  );
}

function NoFeed() {
  return (
    <div className="stack">
      <p>
        We can give you a private address that your calendar app reads automatically. It shows
        closing times and your own dates, and, if you like, your events, meetings and the steps
        before you fly. Nothing else about you.
      </p>
      <div className="btns">
        <Form method="post" preventScrollReset>
          <Button icon={CalendarPlus} name="intent" value="new-address">
            Make my calendar address
          </Button>
        </Form>
        <DownloadOnce />
      </div>
    </div>
  );
}

function Feed({ calendar }: { calendar: CalendarView }) {
  return (
    <div className="feed__g">
      <div className="field">
        <label className="label" htmlFor="ics">
          Private calendar address
        </label>
        <input className="input" id="ics" readOnly value={calendar.address} />
        <CopyButton text={calendar.address}>Copy the address</CopyButton>
        <p className="hint">Anyone with it can see these dates, and nothing else.</p>
        <Form method="post" preventScrollReset className="btns">
          <Button variant="quiet" size="s" name="intent" value="new-address">
            Make a new address and stop this one
          </Button>
          <Button variant="quiet" size="s" name="intent" value="stop-address">
            Stop it
          </Button>
        </Form>
      </div>
      <Form method="post" className="stack" preventScrollReset>
        <fieldset className="field">
          <legend>Include</legend>
          {Object.entries(choiceLabels).map(([name, label]) => {
            const isChosen = calendar.choices[name as keyof CalendarView["choices"]];
            return (
              <Checkbox
                key={`${name}-${isChosen}`}
                {...{ name, label }}
                defaultChecked={isChosen}
              />
            );
          })}
        </fieldset>
        <div>
          <Button variant="second" size="s" name="intent" value="calendar">
            Save these choices
          </Button>
        </div>
      </Form>
      <div className="btns">
        <a className="btn btn--mark" href={calendar.webcal}>
          <Icon icon={CalendarPlus} />
          Add to calendar
        </a>
        <DownloadOnce />
      </div>
    </div>
  );
}

const choiceLabels: Record<keyof CalendarView["choices"], string> = {
  closings:
    "Closing times of saved jobs, with a reminder the evening before if it is during my night",
  ownDates: "Interviews and other dates of my own",
  events: "Workshops, webinars and fairs I have a place at",
  meetings: "My meetings with advisers",
  plan: "The steps before I fly",
};

function DownloadOnce() {
  return (
    <ButtonLink
      variant="quiet"
      icon={Download}
      to="/my-saved-jobs/calendar.ics"
      reloadDocument
      download
    >
      Download once
    </ButtonLink>
  );
}

/** A picture of the list above, for those who see; the list says the same in words. */
function WeekLine({ week }: { week: readonly WeekStop[] }) {
  return (
    <div className="wk" aria-hidden="true">
      <span className="wk__s wk__you">
        <b>Today</b>
      </span>
      {week.map((stop) => (
        <span
          key={stop.key}
          className={classesOf(stop)}
          style={{ insetInlineStart: `${stop.at * 100}%` }}
        >
          {stop.label ? (
            <>
              <b>{stop.day}</b>
              {stop.label}
            </>
          ) : null}
        </span>
      ))}
    </div>
  );
}

function classesOf({ isNight, isAbove }: WeekStop): string {
  return ["wk__s", isNight && "wk__s--n", isAbove && "wk__s--u"].filter(Boolean).join(" ");
}
