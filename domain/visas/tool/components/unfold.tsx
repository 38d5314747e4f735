import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import "#ui/details.css";

/**
 * More for those who want it. `ui/details.tsx` looks the same, but travels in one file with the
 * sign-in screens, and these pages have no room for those.
 */
export function Unfold({ summary, children }: { summary: string; children: ReactNode }) {
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
