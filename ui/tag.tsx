import type { ReactNode } from "react";
import { Icon, type LucideIcon } from "./icon.tsx";
import "./tag.css";

export type TagProps = {
  tone?: "plain" | "positive" | "caution" | "negative" | "info" | "line" | undefined;
  icon?: LucideIcon | undefined;
  children: ReactNode;
};

/** A word or two about a thing's state. The words carry the meaning, never the colour alone. */
export function Tag({ tone = "plain", icon, children }: TagProps) {
  return (
    <span className={`tag tag--${tone}`}>
      {icon ? <Icon icon={icon} /> : null}
      {children}
    </span>
  );
}

export function TagRow({ children }: { children: ReactNode }) {
  return <div className="tagrow">{children}</div>;
}
