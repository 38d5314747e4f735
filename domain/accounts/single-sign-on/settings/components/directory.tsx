import { Button } from "#ui/button.tsx";
import { Confirm } from "#ui/confirm.tsx";
import { Form } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/section.tsx";
import { CopyValues } from "./copy-values.tsx";

export type DirectoryProps = {
  directory: { base: string; madeOn: string | null; lastUsed: string | null; token: string | null };
};

/** The address and the token that a university gives its directory, to keep accounts by itself. */
export function Directory({ directory }: DirectoryProps) {
  return (
    <Section title="Your directory (SCIM 2.0)">
      <p>
        Your directory can create, change and deactivate the accounts of your students here. It
        never sees other universities, and never careers staff. userName has to be the email
        address.
      </p>
      <CopyValues values={[{ label: "SCIM address", value: directory.base }]} />
      {directory.token ? (
        <Notice tone="caution" title="Copy the token now: it is shown once">
          <p className="signon__token">{directory.token}</p>
        </Notice>
      ) : null}
      <p>
        {directory.madeOn
          ? `There is a token, made ${directory.madeOn}. ${directory.lastUsed ? `Last used ${directory.lastUsed}.` : "It has not been used yet."}`
          : "There is no token: no directory is connected."}
      </p>
      <Form method="post" className="btns">
        <Button variant="second" name="intent" value="make-token">
          {directory.madeOn ? "Make a new token" : "Make a token"}
        </Button>
        {directory.madeOn ? (
          <Confirm
            name="intent"
            value="remove-token"
            ask="Remove the token"
            button="Remove it, and stop the directory"
          >
            Your directory can then no longer create, change or deactivate accounts. Accounts stay.
          </Confirm>
        ) : null}
      </Form>
    </Section>
  );
}
