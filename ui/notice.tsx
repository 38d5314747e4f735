import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type LucideIcon } from "./icon.tsx";
import "./notice.css";

export type NoticeTone = "info" | "caution" | "negative" | "positive";

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  icon?: LucideIcon | undefined;
  /** Buttons or links under the words. */
  actions?: ReactNode;
  /** Read out when it appears after the page has loaded. */
  isLive?: boolean | undefined;
  className?: string | undefined;
};

const icons = { info: Info, caution: TriangleAlert, negative: CircleAlert, positive: CircleCheck };

/** Something the reader should know, beside what it is about. */
export function Notice({
  tone = "info",
  title,
  children,
  icon,
  actions,
  isLive,
  className,
}: NoticeProps) {
  return (
    <div
      className={["notice", `notice--${tone}`, className].filter(Boolean).join(" ")}
      role={isLive ? (tone === "negative" ? "alert" : "status") : undefined}
    >
      <Icon icon={icon ?? icons[tone]} />
      <div className="notice__b">
        {title ? <p className="notice__t">{title}</p> : null}
        {typeof children === "string" ? <p>{children}</p> : children}
        {actions ? <div className="btns">{actions}</div> : null}
      </div>
    </div>
  );
}
