import { Button, ButtonLink } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Tag } from "#ui/tag.tsx";
import "./lesson-desk.css";

export type StateFormProps = {
  state: "draft" | "published";
  action: string;
  /** Where readers see it. */
  seeAt: string;
};

/** Whether readers see it, and how to change that. */
export function StateForm({ state, action, seeAt }: StateFormProps) {
  return (
    <Form method="post" action={action} className="ldesk__row">
      {state === "draft" ? <Tag>Draft</Tag> : <Tag tone="positive">Published</Tag>}
      {state === "draft" ? (
        <Button variant="ink" name="intent" value="publish">
          Publish
        </Button>
      ) : (
        <>
          <ButtonLink variant="second" to={seeAt}>
            See it as readers do
          </ButtonLink>
          <Button variant="quiet" name="intent" value="unpublish">
            Unpublish
          </Button>
        </>
      )}
    </Form>
  );
}
