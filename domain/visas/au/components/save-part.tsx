import { Printer, Save } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { MAX_NAME_LENGTH } from "../refusals.ts";
import type { OpenScenario } from "../screen-view.ts";

type SavePartProps = { open: OpenScenario | null; name: string; error: string | undefined };

/** The end of the form: a name, and the buttons that keep what was typed. */
export function SavePart({ open, name, error }: SavePartProps) {
  return (
    <div className="pts__save">
      {open ? (
        <>
          <input type="hidden" name="scenario" value={open.id} />
          <input type="hidden" name="version" value={open.version} />
        </>
      ) : null}
      <Field
        label="Name of this calculation"
        name="name"
        hint="Such as “Today” or “With superior English”"
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        defaultValue={name}
        error={error}
      />
      <div className="btns">
        {open ? (
          <>
            <Button formMethod="post" name="intent" value="change" icon={Save}>
              Save changes
            </Button>
            <Button formMethod="post" name="intent" value="keep" variant="second">
              Save as a new one
            </Button>
          </>
        ) : (
          <Button formMethod="post" name="intent" value="keep" icon={Save}>
            Save calculation
          </Button>
        )}
        <Button
          type="button"
          variant="quiet"
          icon={Printer}
          className="only-script"
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
    </div>
  );
}
