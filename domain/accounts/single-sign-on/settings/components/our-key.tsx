import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Details } from "#ui/details.tsx";
import { Form } from "#ui/form.tsx";

export type OurKeyProps = { keys: { term: string; detail: string }[] };

/** The certificate in our metadata, and how it is changed. */
export function OurKey({ keys }: OurKeyProps) {
  return (
    <Details summary="Our certificate, for encrypted answers and signed requests">
      <DescriptionList className="signon__values" items={keys} />
      <p>
        It is in our metadata. We sign requests where your metadata asks for it. After a new key is
        made, both are in our metadata for 30 days: have your provider read it in that time.
      </p>
      <Form method="post" className="btns">
        <Button variant="second" name="intent" value="renew-key">
          Make a new key
        </Button>
      </Form>
    </Details>
  );
}
