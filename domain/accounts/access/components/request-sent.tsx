import { Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import "../../sign-in/components/sign-in.css";

/** A request that now waits for somebody's decision, and what follows. */
export function RequestSent({ children }: { children: ReactNode }) {
  return (
    <div className="mailed" role="status">
      <Icon icon={Hourglass} />
      <div className="way">
        <h2>Asked</h2>
        <p>{children}</p>
        <RouteLine
          label="What happens next"
          stops={[
            { label: "You asked", state: "done" },
            { label: "The request is checked", state: "here" },
            { label: "You get the answer by email", state: "ahead" },
          ]}
        />
      </div>
    </div>
  );
}
