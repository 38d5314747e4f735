import { Form } from "react-router";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { PlaceForm } from "./place-form.tsx";

export type PlaceLine = { id: number; name: string; kind: string };

const kinds: Record<string, string> = {
  employed: "",
  "self-employed": ", self-employed",
  entertainer: ", entertainer",
  sport: ", sport",
};

type PlacesPartProps = { places: readonly PlaceLine[]; state: FormState | undefined };

/** The employers a shift can be logged for. */
export function PlacesPart({ places, state }: PlacesPartProps) {
  return (
    <div id="places">
      <FormPart title="Employers" lead="Hours count over all of them together.">
        {places.length > 0 ? (
          <ul className="hours__list">
            {places.map(({ id, name, kind }) => (
              <li key={id}>
                <span>
                  <b>{name}</b>
                  {kinds[kind] ?? ""}
                </span>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="place" value={id} />
                  <Button variant="quiet" size="s" name="intent" value="delete-place">
                    Delete<span className="vh"> {name}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        ) : null}
        <PlaceForm key={places.length} state={state} />
      </FormPart>
    </div>
  );
}
