import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import "#ui/notice.css";

type NoteProps = { title?: string; tone?: "info" | "caution"; children: ReactNode };

/** Something about this list or job. Looks as `ui/notice.tsx`; see fold.tsx for why it is not that. */
export function Note({ title, tone = "info", children }: NoteProps) {
  return (
    <div className={`notice notice--${tone}`}>
      <Icon icon={Info} />
      <div className="notice__b">
        {title ? <p className="notice__t">{title}</p> : null}
        <p>{children}</p>
      </div>
    </div>
  );
}
