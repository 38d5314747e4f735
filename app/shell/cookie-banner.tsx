import { useFetchers, useLocation } from "react-router";
import { Link } from "#ui/link.tsx";
import { CookieChoiceForm } from "./cookie-choice-form.tsx";
import "./cookie-banner.css";

/** Asks once in 30 days. Fixed at the foot of the window, so it moves nothing. */
export function CookieBanner() {
  const { pathname } = useLocation();
  // The desk shows a draft beside its words; the page around it asks already.
  const isAskedElsewhere = pathname === "/cookies" || /\/preview$/.test(pathname);
  // It goes as soon as a button is pressed, however long the answer takes.
  const isAnswered = useFetchers().some(({ formAction }) => formAction === "/cookie-choice");
  if (isAskedElsewhere) return null;

  return (
    <aside className="cookie-bar" aria-label="Cookies" hidden={isAnswered}>
      <div className="wrap cookie-bar__in">
        <p>
          One cookie here is optional: it remembers who invited you.{" "}
          <Link to="/cookies">Read about cookies</Link>
        </p>
        <CookieChoiceForm />
      </div>
    </aside>
  );
}
