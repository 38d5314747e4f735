import { Download } from "lucide-react";
import { href } from "react-router";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";

/** The codes that stand in for a lost phone. Seen once, so the page says so and offers a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Waymark recovery codes\n\n${codes.join("\n")}\n`)}`;

  return (
    <FormPart
      title="Two-step sign-in"
      lead="On. Each code below signs you in once if you lose your phone."
    >
      <Notice tone="caution" isLive title="Save these codes now">
        They are not shown again. Print them, or save the file somewhere only you can reach.
      </Notice>
      <ul className="codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="btns">
        <a className="btn btn--second" href={file} download="waymark-recovery-codes.txt">
          <Icon icon={Download} />
          Download the codes
        </a>
        <Link to={href("/account/security")} reloadDocument>
          I have saved them
        </Link>
      </div>
    </FormPart>
  );
}
