import { Form } from "react-router";
import { errorIn, valueIn } from "#domain/forms/form-state.ts";
import { familyPartNames } from "#domain/jumpstart/family/family-link.ts";
import { familyParts } from "#rules/departure.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxGroup } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import { answerFamily, loadFamily } from "./page.server.ts";
import "#domain/jumpstart/components/plan-side.css";
import "./family.css";

const partOptions = familyParts.map((value) => ({ value, ...familyPartNames[value] }));

export function loader(args: Route.LoaderArgs) {
  return loadFamily(args);
}

export function action(args: Route.ActionArgs) {
  return answerFamily(args);
}

export function meta() {
  return [{ title: "Share my plan - Jumpstart by Waymark" }];
}

export default function FamilyPage({ loaderData, actionData: state }: Route.ComponentProps) {
  const address = state && "address" in state ? state.address : null;
  return (
    <main id="main" className="wrap fam">
      <PageHead
        title="Share my plan with my family"
        lead="A private link shows the parts you choose, with your name, and nothing else. Nobody can change anything through it."
        crumbs={[{ label: "Plan", to: "/jumpstart-dashboard" }]}
      />
      {address ? (
        <Notice
          tone="positive"
          title="Your link is ready. Copy it now: we show it only once."
          isLive
        >
          <div className="feed">
            <code>{address}</code>
          </div>
        </Notice>
      ) : null}
      <Form method="post" className="fam__form" noValidate>
        <ErrorSummary errors={state?.errors} />
        <Field
          label="Who it is for"
          hint="Only you see this name."
          name="label"
          maxLength={60}
          defaultValue={valueIn(state, "label")}
          error={errorIn(state, "label")}
        />
        <CheckboxGroup
          legend="What they see"
          name="parts"
          options={partOptions}
          defaultValues={valueIn(state, "parts", "flight,clocks,progress").split(",")}
          error={errorIn(state, "parts")}
        />
        <div className="btns">
          <Button>Make a link</Button>
        </div>
        <p className="small muted">
          No link shows your documents, notes, visa or money. A link works for 180 days, until you
          end it, or until you arrive. We ask search engines not to list it.
        </p>
      </Form>
      <Section title="Links you have made">
        {loaderData.links.length === 0 ? <p className="muted">None yet.</p> : null}
        <ul className="fam__l">
          {loaderData.links.map(({ id, label, isLive, parts, words }) => (
            <li key={id}>
              <div>
                <p>
                  <b>{label}</b>{" "}
                  <Tag tone={isLive ? "positive" : "plain"}>{isLive ? "Works" : "Ended"}</Tag>
                </p>
                <p className="small">{parts}</p>
                <p className="small muted">{words}</p>
              </div>
              {isLive ? (
                <Form method="post">
                  <Button variant="second" size="s" name="end" value={id}>
                    End this link <span className="vh">for {label}</span>
                  </Button>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      </Section>
    </main>
  );
}
