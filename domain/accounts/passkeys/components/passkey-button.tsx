import type { Ref } from "react";
import { Button } from "#ui/button.tsx";

/**
 * A third way to send the sign-in form. Without script it is sent without a passkey, and the
 * answer says so.
 */
export function PasskeyButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  return (
    <>
      <input type="hidden" name="credential" />
      <Button
        ref={ref}
        variant="quiet"
        name="intent"
        value="passkey"
        onClick={(event) => {
          event.preventDefault();
          const { currentTarget } = event;
          void passkeyScript().then(({ askPasskey }) => askPasskey(currentTarget));
        }}
      >
        Use a passkey
      </Button>
    </>
  );
}

/** Fetched when somebody comes near the form: the page itself has no room for more script. */
export const passkeyScript = () => import("./ask-passkey.ts");
