import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";

type MatchCvProps = {
  cvs: readonly { id: string; title: string }[];
  /** What was pasted. It goes along with the press of a button, and is not kept. */
  text: string;
  isGuest: boolean;
};

/** The other way from a pasted advert: beside a CV. A button for each, so that it works without script. */
export function MatchCv({ cvs, text, isGuest }: MatchCvProps) {
  return (
    <Section title="Or match it with your CV">
      {cvs.length > 0 ? (
        <form method="post">
          <input type="hidden" name="intent" value="paste" />
          <input type="hidden" name="advert" value={text} />
          <div className="btns">
            {cvs.map(({ id, title }) => (
              <Button key={id} variant="second" formAction={`${cvPaths.check(id)}#any-advert`}>
                Match with {title}
              </Button>
            ))}
          </div>
        </form>
      ) : (
        <p>
          {isGuest ? (
            <>
              <Link to="/my-cvs">Sign in to your CVs</Link>, then paste the advert again: we did not
              save it.
            </>
          ) : (
            <>
              <Link to="/my-cvs">Make a CV</Link> first, then we compare it with the advert.
            </>
          )}
        </p>
      )}
    </Section>
  );
}
