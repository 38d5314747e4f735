import { Send } from "lucide-react";
import { longDay } from "#rules/days.ts";
import type { MessageGroup } from "#rules/university/message-group.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Section } from "#ui/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { NamedCourse } from "../group.server.ts";
import "./messages-screen.css";

type MessageLine = {
  id: number;
  title: string;
  body: string;
  days: string;
  isOver: boolean;
  isMailed: boolean;
  audience: MessageGroup;
};

type Groups = {
  courses: readonly NamedCourse[];
  years: readonly number[];
  months: readonly string[];
};

type MessagesScreenProps = {
  messages: readonly MessageLine[];
  groups: Groups;
  canSend: boolean;
  usual: { startsOn: string; endsOn: string };
  page: number;
  pageCount: number;
  answer: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
};

/** What a careers service tells its students on their dashboard. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { messages, canSend, page, pageCount, answer } = props;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Messages to students"
        lead="Shown on the dashboard of your students and graduates, on the days you choose, and by email if you ask for it."
      />
      <ErrorSummary errors={answer?.errors} />
      {canSend ? (
        <Section title="New message">
          <NewMessage {...props} />
        </Section>
      ) : null}
      <Section title="Messages">
        {messages.length > 0 ? (
          <ul className="unimsgs">
            {messages.map((message) => (
              <Line
                key={message.id}
                {...message}
                canSend={canSend}
                courses={props.groups.courses}
              />
            ))}
          </ul>
        ) : (
          <EmptyState headingLevel={3} title="No message yet">
            Tell your students about a CV week, a visiting employer or new drop-in hours.
          </EmptyState>
        )}
        <Pager
          label="Messages"
          page={page}
          pageCount={pageCount}
          linkTo={(to) => `/university/messages?page=${to}`}
        />
      </Section>
    </main>
  );
}

function NewMessage({ usual, groups, answer }: MessagesScreenProps) {
  const value = (name: string) => answer?.values[name];
  const error = (name: string) => answer?.errors[name]?.[0];
  return (
    <Form method="post" action="/university/messages" className="unimsgs__form">
      <Field
        label="Title"
        name="title"
        maxLength={80}
        defaultValue={value("title") ?? ""}
        error={error("title")}
      />
      <TextareaField
        label="Message"
        hint="Plain text, 500 characters at most."
        name="body"
        rows={3}
        defaultValue={value("body") ?? ""}
        error={error("body")}
      />
      <div className="unimsgs__days">
        <Field
          label="First day"
          name="startsOn"
          type="date"
          defaultValue={value("startsOn") ?? usual.startsOn}
          error={error("startsOn")}
        />
        <Field
          label="Last day"
          name="endsOn"
          type="date"
          defaultValue={value("endsOn") ?? usual.endsOn}
          error={error("endsOn")}
        />
      </div>
      <GroupFields groups={groups} answer={answer} />
      <Checkbox
        label="Also send it by email"
        hint="We send it at once, or on the morning of the first day. Three mailings in seven days at most. Each email has a link to stop them; people who used it are left out."
        name="isMailed"
        defaultChecked={value("isMailed") === "on"}
      />
      <div className="btns">
        <Button variant="mark" icon={Send}>
          Show to students
        </Button>
      </div>
    </Form>
  );
}

type LineProps = MessageLine & { canSend: boolean; courses: Courses };

function GroupFields({ groups, answer }: Pick<MessagesScreenProps, "groups" | "answer">) {
  const field = (name: string) => ({
    name,
    defaultValue: answer?.values[name] ?? "",
    error: answer?.errors[name]?.[0],
  });
  return (
    <fieldset className="field">
      <legend>Who gets it</legend>
      <p className="small muted">
        We refuse groups of fewer than five, because a message could identify somebody. You never
        see who is in a group.
      </p>
      <div className="unimsgs__days">
        <SelectField
          {...field("course")}
          label="Course"
          placeholder="Every course"
          options={groups.courses.map(({ key, name }) => ({ value: key, label: name }))}
        />
        <SelectField
          {...field("year")}
          label="Course ends in"
          placeholder="Any year"
          options={groups.years.map((year) => ({ value: String(year), label: String(year) }))}
        />
        <SelectField
          {...field("visaEnds")}
          label="Visa ends in"
          placeholder="Any month"
          options={groups.months.map((month) => ({ value: month, label: monthName(month) }))}
        />
      </div>
    </fieldset>
  );
}

function monthName(month: string): string {
  return longDay(`${month}-01`).replace(/^\D*1 /, "");
}

type Courses = Groups["courses"];

function groupLabel({ course, year, visaEnds }: MessageGroup, courses: Courses): string {
  const parts = [
    courses.find(({ key }) => key === course)?.name ?? course,
    year && `course ends in ${year}`,
    visaEnds && `visa ends in ${monthName(visaEnds)}`,
  ].filter(Boolean);
  return parts.length === 0 ? "All students" : parts.join(", ");
}

function Line(props: LineProps) {
  const { id, title, body, days, isOver, isMailed, audience, canSend, courses } = props;
  return (
    <li>
      <h3>{title}</h3>
      <p>{body}</p>
      <p className="small muted">
        {days}. {groupLabel(audience, courses)}. {isMailed ? "Also by email." : null}
      </p>
      {isOver ? (
        <Tag>Over</Tag>
      ) : !canSend ? null : (
        <Form method="post" action="/university/messages">
          <Button variant="quiet" size="s" name="end" value={id}>
            Remove it<span className="vh">: {title}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}
