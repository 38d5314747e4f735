import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import type { QrCode } from "../qr-code.server.ts";

export type TwoFactorSetUp = { uri: string; secret: string; qr: QrCode };

type TwoFactorSetUpFormProps = { setUp: TwoFactorSetUp; error: string | undefined };

/** Scan or type the key, then prove it with a first code. */
export function TwoFactorSetUpForm({ setUp, error }: TwoFactorSetUpFormProps) {
  const { uri, secret, qr } = setUp;

  return (
    <div className="qr">
      <div className="qr__code">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR code for your authenticator app"
        >
          <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      </div>
      <Form method="post" className="acct__form" noValidate>
        <p>Scan this with an authenticator app. On the same phone, type the key instead:</p>
        <p className="qr__key">{secret.match(/.{1,4}/g)?.join(" ")}</p>
        <input type="hidden" name="uri" value={uri} />
        <Field
          label="Code the app shows now"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={error}
          required
        />
        <div className="btns">
          <Button name="intent" value="confirm">
            Switch on
          </Button>
        </div>
      </Form>
    </div>
  );
}
