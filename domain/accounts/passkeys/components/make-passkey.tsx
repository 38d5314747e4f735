import { useEffect, useRef, useState } from "react";
import { Form, href, Link } from "react-router";
import { Button } from "#ui/button.tsx";
import type { CreationOptions } from "../add-passkey.server.ts";

type MakePasskeyProps = { options: CreationOptions; name: string };

const UNABLE = "This browser cannot make passkeys. Try another, or a newer one.";
const UNMADE = "No passkey was made. Your device may have one for this account already.";

/** Has the device make the passkey, then posts it. Asks again where the device said no. */
export function MakePasskey({ options, name }: MakePasskeyProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => void make(options, form.current).then(setProblem), [options]);

  return (
    <Form method="post" ref={form} className="acct__form">
      <input type="hidden" name="intent" value="add-passkey" />
      <input type="hidden" name="passkeyName" value={name} />
      <input type="hidden" name="credential" />
      <p role="status">{problem ?? "Follow the steps on your device to make the passkey."}</p>
      <noscript>
        <p>Passkeys need JavaScript, which is off in this browser.</p>
      </noscript>
      <div className="btns">
        <Button
          type="button"
          variant="second"
          onClick={() => void make(options, form.current).then(setProblem)}
        >
          Try again
        </Button>
        <Link to={href("/account/security")} reloadDocument>
          Do not add one
        </Link>
      </div>
    </Form>
  );
}

/** Sends the form with what the device made; else says why there is nothing to send. */
async function make(options: CreationOptions, form: HTMLFormElement | null) {
  const isAble =
    "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
  if (!isAble) return UNABLE;
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = await navigator.credentials.create({ publicKey });
    const field = form?.elements.namedItem("credential");
    if (field instanceof HTMLInputElement) field.value = JSON.stringify(credential);
    form?.requestSubmit();
    return null;
  } catch {
    return UNMADE; // Said no, waited too long, or has one: browsers do not tell which.
  }
}
