import { Form } from "react-router";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Details } from "#ui/details.tsx";
import { Link } from "#ui/link.tsx";
import type { MyCounts } from "../my-counts.server.ts";

type UniversitySeesPartProps = { counts: MyCounts; visaEndsOn: string | null };

/** In which figures somebody is counted, and how to be left out of them. */
export function UniversitySeesPart({ counts, visaEndsOn }: UniversitySeesPartProps) {
  return (
    <FormPart
      title="What your university sees about you"
      lead="Counts of students, never names. Counts under five are not shown."
    >
      {counts.hasObjected ? <LeftOut /> : <Counted counts={counts} visaEndsOn={visaEndsOn} />}
    </FormPart>
  );
}

function LeftOut() {
  return (
    <>
      <p>
        You are left out of all of your university’s figures, past ones too. They are counted again
        within a few minutes of your choice.
      </p>
      <Form method="post" className="btns">
        <Button variant="second" name="intent" value="count-me">
          Count me again
        </Button>
      </Form>
    </>
  );
}

function Counted({ counts, visaEndsOn }: UniversitySeesPartProps) {
  return (
    <>
      {counts.months.length > 0 ? (
        <>
          {counts.countedAs.length > 0 ? (
            <DescriptionList
              items={counts.countedAs.map(({ name, value }) => ({ term: name, detail: value }))}
            />
          ) : null}
          <Details summary="Every count you are in">
            <ul>
              {counts.months.map(({ key, name, university, counted }) => (
                <li key={key}>
                  {name}, {university}: you{" "}
                  {counted.length > 0 ? counted.join(", ") : "had an account"}.
                </li>
              ))}
            </ul>
          </Details>
        </>
      ) : (
        <p>You are not in any figure yet. They are counted every night.</p>
      )}
      <VisaEnd isCounted={counts.isVisaEndCounted} visaEndsOn={visaEndsOn} />
      <Form method="post" className="btns">
        <Button variant="second" name="intent" value="leave-me-out">
          Leave me out of the figures
        </Button>
      </Form>
    </>
  );
}

function VisaEnd({ isCounted, visaEndsOn }: { isCounted: boolean; visaEndsOn: string | null }) {
  if (isCounted)
    return (
      <Form method="post">
        <p>
          The end of your visa is counted too, so that your university knows how many students’
          visas end soon.
        </p>
        <div className="btns">
          <Button variant="second" name="intent" value="stop-visa-end">
            Stop counting the end of my visa
          </Button>
        </div>
      </Form>
    );
  if (!visaEndsOn)
    return (
      <p>
        The end of your visa is not counted. If you want it to be, first{" "}
        <Link to="/my-situation">tell us when it ends</Link>.
      </p>
    );
  return (
    <Form method="post">
      <p>
        The end of your visa is not counted. If you let us count it, your university sees how many
        visas end within 90 days, but not whose.
      </p>
      <div className="btns">
        <Button variant="second" name="intent" value="count-visa-end">
          Count the end of my visa
        </Button>
      </div>
    </Form>
  );
}
