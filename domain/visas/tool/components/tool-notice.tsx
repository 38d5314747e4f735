import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import "#ui/notice.css";

type ToolNoticeProps = { tone: "info" | "caution"; title?: string; children: ReactNode };

/** Something to know beside the answer, in the look of a notice. */
export function ToolNotice({ tone, title, children }: ToolNoticeProps) {
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
