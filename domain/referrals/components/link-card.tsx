import { Printer } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { CopyLink } from "#ui/copy-link.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import type { LinkView } from "../link-view.server.ts";
import { referralPaths } from "../referral-paths.ts";

type LinkCardProps = { link: LinkView; hasPoster: boolean; page: string };

/** A link to share: its address as a plain field, its QR code, and what came of it. */
export function LinkCard({ link, hasPoster, page }: LinkCardProps) {
  const about = <span className="vh"> of {link.title}</span>;
  return (
    <li className="card card--sheet invite">
      <div className="invite__words">
        <h3>
          {link.title} {link.isOpen ? null : <Tag>Off</Tag>}
        </h3>
        <p className="small muted">
          {link.joined} joined, {link.active} active
        </p>
        <Field
          id={`address-${link.id}`}
          label="Address"
          value={link.address}
          readOnly
          autoComplete="off"
        />
        <CopyLink address={link.address} />
        <div className="btns">
          {hasPoster ? (
            <a className="btn btn--second btn--s" href={referralPaths.poster(link.id)}>
              <Icon icon={Printer} />
              Poster{about} (PDF)
            </a>
          ) : null}
          <Form method="post" action={page} preventScrollReset>
            <input type="hidden" name="linkId" value={link.id} />
            <input type="hidden" name="isOpen" value={link.isOpen ? "0" : "1"} />
            <Button name="intent" value="switch" size="s" variant="quiet">
              {link.isOpen ? "Switch off" : "Switch on"}
              <span className="vh"> {link.title}</span>
            </Button>
          </Form>
        </div>
      </div>
      <svg
        className="invite__qr"
        viewBox={`0 0 ${link.qr.size} ${link.qr.size}`}
        role="img"
        aria-label={`QR code of ${link.title}`}
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={link.qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
    </li>
  );
}
