import type { ReactNode } from "react";
import { AuthPage } from "./auth-page.tsx";

/**
 * The answer to every link that cannot be used: wrong, old, used, or for
 * somebody else. It never says which, so that an address reveals nothing.
 */
export function LinkSpent({ children }: { children: ReactNode }) {
  return (
    <AuthPage
      title="This link cannot be used"
      lead="It may have been used already, have run out, or have been cut short on its way to you."
    >
      <div className="solo">
        <p>
          Open the newest mail from us and use the whole link in it, or go on from here: {children}.
        </p>
      </div>
    </AuthPage>
  );
}
