import { ButtonLink } from "#ui/button.tsx";
import { hubPaths } from "../catalogue/hub-paths.ts";
import "./check-form.css";

/** What those without premium read beside a standard lesson. */
export function PremiumOffer({ isGuest }: { isGuest: boolean }) {
  return (
    <section className="locked" aria-labelledby="premium">
      <h2 id="premium">More courses are premium</h2>
      <p>
        Premium has whole courses, from the advert to the first week at work, with a certificate for
        each. Universities give it to their students; there is nothing to pay.
      </p>
      <div className="btns">
        <ButtonLink to={hubPaths.offer}>
          {isGuest ? "Sign in to see premium" : "See premium and ask for it"}
        </ButtonLink>
      </div>
    </section>
  );
}
