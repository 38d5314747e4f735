import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import "#ui/details.css";

/**
 * More for those who want it. Looks as `ui/details.tsx`, which travels with the
 * sign-in screens: public pages have 130 kB of script for everything.
 */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="more-box">
      <summary>
        <Icon icon={ChevronDown} />
        <span>{summary}</span>
      </summary>
      <div className="more-box__b">{children}</div>
    </details>
  );
}
