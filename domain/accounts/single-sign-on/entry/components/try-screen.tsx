import { ButtonLink } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import { DataTable } from "#ui/table.tsx";
import type { TryResult } from "../try-result.server.ts";
import "./try-screen.css";

type TryScreenProps = {
  startHref: string;
  result: TryResult | null;
  failure: { sentence: string; advice: string | null } | null;
};

/** What a test of the settings brought. */
export function TryScreen({ startHref, result, failure }: TryScreenProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Try the sign-in"
        lead="Nobody was signed in, and no account was made."
        crumbs={[{ label: "Sign-in through your university", to: "/university/sign-on" }]}
        actions={
          <ButtonLink reloadDocument to={startHref}>
            {result || failure ? "Try again" : "Try it"}
          </ButtonLink>
        }
      />
      {failure ? (
        <Notice tone="negative" title={failure.sentence}>
          {failure.advice ?? undefined}
        </Notice>
      ) : null}
      {result ? <Result {...result} /> : null}
      {result || failure ? null : (
        <p>
          Press the button and sign in at your provider. What it sends is shown here for ten
          minutes.
        </p>
      )}
    </main>
  );
}

const roleNames = { student: "Student", alumni: "Graduate" };

function Result({ attributes, subject, person, refusal }: TryResult) {
  const none = "Nothing was sent";
  return (
    <>
      {refusal ? (
        <Notice tone="negative" title="This person would not be let in">
          {refusal}
        </Notice>
      ) : (
        <Notice tone="positive" title="This person would be let in" />
      )}
      <Section title="What the account would have">
        <DescriptionList
          className="tried__values"
          items={[
            { term: "Email address", detail: person.email ?? none },
            {
              term: "Name",
              detail: person.name ?? "Not sent: we use the first part of the address",
            },
            { term: "Role", detail: person.role ? roleNames[person.role] : "Neither" },
            { term: "Course", detail: person.course ?? none },
            { term: "Recognised by", detail: subject || "The email address" },
          ]}
        />
      </Section>
      <Section title="What your provider sent">
        <DataTable
          caption="Attributes that your provider sent"
          isCaptionHidden
          isStacked
          rows={Object.entries(attributes)}
          rowKey={([name]) => name}
          columns={[
            { key: "name", heading: "Attribute", isRowHeading: true, cell: ([name]) => name },
            { key: "value", heading: "Value", cell: ([, values]) => values.join(", ") },
          ]}
        />
      </Section>
    </>
  );
}
