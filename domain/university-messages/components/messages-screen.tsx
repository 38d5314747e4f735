import { Send } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import "./messages-screen.css";

type MessageLine = { id: number; title: string; body: string; days: string; isOver: boolean };

type MessagesScreenProps = {
  messages: readonly MessageLine[];
  usual: { startsOn: string; endsOn: string };
  page: number;
  pageCount: number;
  answer: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
};

/** What a careers service tells its students on their dashboard. */
export function MessagesScreen({ messages, usual, page, pageCount, answer }: MessagesScreenProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Messages to students"
        lead="Shown on the dashboard of all your students and graduates, from a first day to a last. No mail is sent."
      />
      <ErrorSummary errors={answer?.errors} />
      <Section title="New message">
        <NewMessage usual={usual} answer={answer} />
      </Section>
      <Section title="Messages">
        {messages.length > 0 ? (
          <ul className="unimsgs">
            {messages.map((message) => (
              <Line key={message.id} {...message} />
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

function NewMessage({ usual, answer }: Pick<MessagesScreenProps, "usual" | "answer">) {
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
        hint="Plain words, 500 letters at most."
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
      <div className="btns">
        <Button variant="mark" icon={Send}>
          Show to students
        </Button>
      </div>
    </Form>
  );
}

function Line({ id, title, body, days, isOver }: MessageLine) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{body}</p>
      <p className="small muted">{days}</p>
      {isOver ? (
        <Tag>Over</Tag>
      ) : (
        <Form method="post" action="/university/messages">
          <Button variant="quiet" size="s" name="end" value={id}>
            Take it down<span className="vh">: {title}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}
