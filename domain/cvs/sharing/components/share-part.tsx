import { Form } from "react-router";
import { dateFormat } from "#rules/formats/dates.ts";
import { Button } from "#ui/button.tsx";
import { CopyLink } from "#ui/copy-link.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Share } from "../share-cv.server.ts";
import type { ShareAnswer } from "./share-answer.ts";

type SharePartProps = {
  shares: readonly Share[];
  answer: ShareAnswer | undefined;
  timeZone: string;
};

export function SharePart({ shares, answer, timeZone }: SharePartProps) {
  const day = dateFormat("longDate", timeZone);
  return (
    <div className="stack">
      <p>
        Anyone with the link can read the current version of this CV and download the PDF, without
        an account. We ask search engines not to list it. We count how often it is opened, not by
        whom.
      </p>
      {answer?.address ? (
        <Notice tone="positive" title="Your link. Copy it now: we show it only once.">
          <code className="token">{answer.address}</code>
          <CopyLink address={answer.address} />
        </Notice>
      ) : null}
      {shares.length > 0 ? (
        <ul className="rows">
          {shares.map((share) => (
            <li key={share.id}>
              <div>
                <b>{share.label || "Without a name"}</b>{" "}
                {share.isLive ? <Tag tone="positive">Works</Tag> : <Tag>Ended</Tag>}
                <p className="small muted">
                  Made {day.format(share.createdAt)},{" "}
                  {share.revokedAt
                    ? `ended ${day.format(share.revokedAt)}`
                    : `until ${day.format(share.expiresAt)}`}
                  . Opened {share.views === 1 ? "once" : `${share.views} times`}.
                </p>
              </div>
              {share.isLive ? (
                <Form method="post">
                  <input type="hidden" name="share" value={share.id} />
                  <Button variant="danger" size="s" name="intent" value="revoke">
                    End it<span className="vh">: {share.label || "link without a name"}</span>
                  </Button>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {shares.some(({ isLive }) => isLive) ? (
        <p className="small muted">
          We show the address of a link only once. If you have lost it, end that link and make a new
          one.
        </p>
      ) : null}
      <Form method="post" className="formline">
        <Field
          label="Who it is for"
          name="label"
          hint="Such as “Brackwater, Ms Holm”. Only you see it."
          maxLength={100}
          defaultValue={answer?.values.label}
          error={answer?.errors.label?.[0]}
        />
        <SelectField
          label="It works for"
          name="days"
          defaultValue={answer?.values.days ?? "30"}
          error={answer?.errors.days?.[0]}
          options={[
            { value: "7", label: "7 days" },
            { value: "30", label: "30 days" },
            { value: "90", label: "90 days" },
          ]}
        />
        <div className="btns">
          <Button variant="second" name="intent" value="share">
            Make a link
          </Button>
        </div>
      </Form>
    </div>
  );
}
