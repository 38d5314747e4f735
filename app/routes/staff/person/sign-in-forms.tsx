import { Form } from "react-router";
import { Button } from "#ui/button.tsx";

export function SignOutForm() {
  return (
    <Form method="post" className="desk__form">
      <h2>Sign them out</h2>
      <p>For a lost laptop or phone. Every browser they are signed in with has to sign in again.</p>
      <Button variant="second" name="intent" value="sign-out">
        Sign out everywhere
      </Button>
    </Form>
  );
}

export function LostTwoFactor() {
  return (
    <Form method="post" className="desk__form">
      <h2>Lost their second step</h2>
      <p>
        Check first who is asking. Codes and passkeys stop working. They are signed out everywhere,
        told by email, and sign in with their password alone until they set one up again.
      </p>
      <Button variant="danger" name="intent" value="remove-two-factor">
        Remove their second step
      </Button>
    </Form>
  );
}
