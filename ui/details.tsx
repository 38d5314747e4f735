import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./details.css";

export type DetailsProps = Omit<ComponentProps<"details">, "open"> & {
  summary: ReactNode;
  /** Open when the page arrives; after that it is the reader's. */
  isOpen?: boolean | undefined;
};

/** More for those who want it: opens without script and can be found by the browser's own search. */
export function Details({ summary, isOpen, children, className, ...details }: DetailsProps) {
  return (
    <details
      {...details}
      open={isOpen}
      className={["more-box", className].filter(Boolean).join(" ")}
    >
      <summary>
        <Icon icon={ChevronDown} />
        <span>{summary}</span>
      </summary>
      <div className="more-box__b">
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
    </details>
  );
}
