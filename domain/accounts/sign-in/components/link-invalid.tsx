import type { ReactNode } from "react";
import { AuthPage } from "./auth-page.tsx";

/**
 * The answer to every link that cannot be used: wrong, old, used, or for
 * somebody else. It never says which, so that an address reveals nothing.
 */
export function LinkInvalid({ children }: { children: ReactNode }) {
  return (
    <AuthPage
      title="This link cannot be used"
      lead="It may have been used already, have expired, or be incomplete."
    >
      <div className="solo">
        <p>
          Open the newest email from us and use the full link in it, or continue from here:{" "}
          {children}.
        </p>
      </div>
    </AuthPage>
  );
}
