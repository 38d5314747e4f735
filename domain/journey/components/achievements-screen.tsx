import { Check, Download, Share2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import type { EarnedView, OpenView } from "../achievements/achievements-view.ts";
import "./achievements-screen.css";

export type AchievementsScreenProps = {
  firstName: string;
  earned: readonly EarnedView[];
  open: readonly OpenView[];
  error?: string | undefined;
};

/** What somebody has earned by what they did, and what is still open. */
export function AchievementsScreen({ firstName, earned, open, error }: AchievementsScreenProps) {
  return (
    <main id="main" className="wrap achievements">
      <PageHead
        title="Your achievements"
        lead="Each marks something you did here. They have no deadline and you cannot lose them. Only you see this page."
        crumbs={[{ label: "Your dashboard", to: "/student-dashboard" }]}
      />
      {error ? (
        <Notice tone="negative" isLive>
          {error}
        </Notice>
      ) : null}
      <Section title={`Earned: ${earned.length}`}>
        {earned.length > 0 ? (
          <ul className="achievements__list">
            {earned.map((one) => (
              <Earned key={one.key} one={one} firstName={firstName} />
            ))}
          </ul>
        ) : (
          <EmptyState headingLevel={3} title="Nothing earned yet">
            Choose any below. The first takes a minute.
          </EmptyState>
        )}
      </Section>
      {open.length > 0 ? (
        <Section title={`Still open: ${open.length}`}>
          <ul className="achievements__open">
            {open.map(({ key, ...one }) => (
              <OpenItem key={key} {...one} />
            ))}
          </ul>
        </Section>
      ) : null}
    </main>
  );
}

function Earned({ one, firstName }: { one: EarnedView; firstName: string }) {
  const { key, title, words, day, share } = one;
  return (
    <li className="achievement" id={key}>
      <span className="achievement__mark" aria-hidden="true">
        <Icon icon={Check} />
      </span>
      <div className="achievement__b">
        <h3>{title}</h3>
        <p>{words}</p>
        <p className="small muted">{day}</p>
        {share ? <Shared achievement={key} {...share} /> : null}
        <Details summary={share ? "Change the picture" : "Show it to others"}>
          <ShareForm achievement={key} firstName={firstName} hasShare={share !== null} />
        </Details>
      </div>
    </li>
  );
}

function Shared({ achievement, address, name }: { achievement: string } & Shown) {
  return (
    <div className="achievement__shared">
      <Tag tone="info" icon={Share2}>
        {name ? `Shown with the name ${name}` : "Shown without your name"}
      </Tag>
      <p className="small">
        <a href={address}>{address}</a>
      </p>
      <Form method="post" action="/achievements">
        <input type="hidden" name="achievement" value={achievement} />
        <Button variant="second" size="s" name="intent" value="stop">
          Stop showing it
        </Button>
      </Form>
    </div>
  );
}

type Shown = NonNullable<EarnedView["share"]>;
type ShareFormProps = { achievement: string; firstName: string; hasShare: boolean };

function ShareForm({ achievement, firstName, hasShare }: ShareFormProps) {
  return (
    <>
      <p className="small">
        The picture shows the title and the date, but not what it was about. Anyone with its address
        can see it until you stop showing it. We ask search engines not to list it.
      </p>
      <Form method="post" action="/achievements" className="achievement__form">
        <input type="hidden" name="achievement" value={achievement} />
        <Checkbox
          id={`name-${achievement}`}
          name="withName"
          label={`Put “${firstName}” on the picture`}
        />
        <div className="btns">
          <Button variant="second" size="s" icon={Share2} name="intent" value="share">
            {hasShare ? "Make a new picture and address" : "Make a picture with an address"}
          </Button>
          <Link className="more" to={`/achievements/${achievement}/picture`} reloadDocument>
            <Icon icon={Download} />
            Download the picture only
          </Link>
        </div>
      </Form>
    </>
  );
}

function OpenItem({ title, how, to, progress }: Omit<OpenView, "key">) {
  return (
    <li>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p className="small">{how}</p>
      {progress ? <p className="small muted">{progress} so far</p> : null}
    </li>
  );
}
