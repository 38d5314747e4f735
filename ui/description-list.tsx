import type { ReactNode } from "react";
import { Icon, type LucideIcon } from "./icon.tsx";
import "./description-list.css";

export type Description = {
  term: ReactNode;
  detail: ReactNode;
  icon?: LucideIcon | undefined;
  tone?: "positive" | "caution" | "negative" | undefined;
  /** A link at the end of the row, such as "Change". */
  action?: ReactNode;
};

export type DescriptionListProps = {
  items: readonly Description[];
  className?: string | undefined;
};

export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={["dl", className].filter(Boolean).join(" ")}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed and hold no state.
        <div key={index}>
          <dt data-tone={item.tone}>
            {item.icon ? <Icon icon={item.icon} /> : null}
            {item.term}
          </dt>
          <dd>{item.detail}</dd>
          {item.action ? <dd className="dl__a">{item.action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
