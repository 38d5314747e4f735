import { Form } from "react-router";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";

type Organisation = {
  organisationId: number;
  name: string;
  town: string;
  ratings: readonly string[];
  routes: readonly string[];
};

type RegisterMatchFormProps = {
  employer: {
    sponsorStatus: string | null;
    sponsorWhy: string | null;
    sponsorAsOf: string | null;
    sponsorConfirmedBy: string | null;
    sponsorConfirmedAt: Date | null;
  };
  /** The organisation it is taken for now. */
  register: Organisation | null;
  q: string;
  found: readonly (Organisation & { why: string })[];
};

/** Which organisation on the register an employer is: what the look-up thinks, and what staff say. */
export function RegisterMatchForm({ employer, register, q, found }: RegisterMatchFormProps) {
  return (
    <section className="desk__section" aria-labelledby="register">
      <h2 id="register">On the sponsors’ register</h2>
      <p>
        {register
          ? `Matched to ${register.name}, ${register.town}. `
          : "Not matched to any organisation. "}
        {(employer.sponsorWhy ?? "Not checked yet").replace(/\.?$/, ".")}{" "}
        {employer.sponsorAsOf ? `Register of ${longDay(employer.sponsorAsOf)}.` : null}{" "}
        {employer.sponsorConfirmedAt
          ? `Confirmed by ${employer.sponsorConfirmedBy ?? "somebody who has left"} on ${longDay(isoDay(employer.sponsorConfirmedAt))}.`
          : "Matched automatically."}
      </p>
      <Form className="desk__search" role="search" preventScrollReset>
        <Field label="Look for" name="q" type="search" defaultValue={q} />
        <Button variant="second">Look up</Button>
      </Form>
      <Form method="post" className="desk__form" preventScrollReset>
        <input type="hidden" name="intent" value="match" />
        <fieldset className="field">
          <legend>It is</legend>
          {found.map((organisation) => (
            <label className="check" key={organisation.organisationId}>
              <input
                type="radio"
                name="organisationId"
                value={organisation.organisationId}
                defaultChecked={organisation.organisationId === register?.organisationId}
              />
              <span>
                {organisation.name}, {organisation.town}
                <span className="check__d">
                  {organisation.ratings.join(", ")}. {organisation.routes.join(", ")}.{" "}
                  {organisation.why}
                </span>
              </span>
            </label>
          ))}
          <label className="check">
            <input type="radio" name="organisationId" value="none" />
            <span>None of these: it is not on the register under any name we know</span>
          </label>
          {employer.sponsorConfirmedAt ? (
            <label className="check">
              <input type="radio" name="organisationId" value="look-up" />
              <span>Match automatically again</span>
            </label>
          ) : null}
        </fieldset>
        <Button>Save this match</Button>
      </Form>
    </section>
  );
}
