import { type ReactNode, useId } from "react";
import "./form-part.css";

type FormPartProps = { title: string; lead?: ReactNode; children: ReactNode };

/** One part of a long form or a settings screen: its words at the left on wide screens, its controls at the right. */
export function FormPart({ title, lead, children }: FormPartProps) {
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
