import { type ReactNode, useId } from "react";
import "./account-pages.css";

type AccountPartProps = { title: string; lead?: ReactNode; children: ReactNode };

/** One part of an account screen: its words at the left on wide screens, its controls at the right. */
export function AccountPart({ title, lead, children }: AccountPartProps) {
  const id = useId();
  return (
    <section className="acct__part" aria-labelledby={id}>
      <div className="acct__h">
        <h2 id={id}>{title}</h2>
        {lead ? <p className="small muted">{lead}</p> : null}
      </div>
      <div className="acct__b">{children}</div>
    </section>
  );
}
