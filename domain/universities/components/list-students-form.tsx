import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

type ListStudentsFormProps = { errors?: string[] | undefined; pasted?: string | undefined };

const SHOWN_MISTAKES = 10;

/** Pasting a spreadsheet's rows. What was pasted stays until every line can be read. */
export function ListStudentsForm({ errors, pasted }: ListStudentsFormProps) {
  const rest = (errors?.length ?? 0) - SHOWN_MISTAKES;

  return (
    <Details summary="Add students" isOpen={errors !== undefined}>
      <Form method="post" className="desk__form">
        {errors ? (
          <Notice tone="negative" title="Nothing was added yet. Mend these lines:" isLive>
            <ul>
              {errors.slice(0, SHOWN_MISTAKES).map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
            {rest > 0 ? <p>And {rest} more.</p> : null}
          </Notice>
        ) : null}
        <TextareaField
          label="One student a line"
          hint="Email, name, course end. For example: huong@mail.example, Huong Tranhieu, 2027-09-12. The course end can be left out."
          name="students"
          rows={6}
          defaultValue={pasted}
        />
        <Button>Add to the list</Button>
      </Form>
    </Details>
  );
}
