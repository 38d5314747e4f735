import { Link } from "#ui/link.tsx";
import type { SponsorAnswer, SponsorResult } from "../sponsor.ts";
import { statusLabels } from "../status-labels.ts";
import { RatePlate } from "./rate-plate.tsx";

type WhichOneProps = {
  asked: { q: string };
  answer: SponsorAnswer;
  linkTo: ((organisationId: number) => string) | null;
};

/** Several organisations are equally near: the reader chooses, we do not. */
export function WhichOne({ asked, answer, linkTo }: WhichOneProps) {
  const listed = answer.results.filter(({ standing }) => standing);

  return (
    <section className="chk__which" aria-labelledby="answer">
      <h2 id="answer" tabIndex={-1}>
        {answer.verdict.isFamily
          ? `“${asked.q}” is several companies with a licence`
          : `“${asked.q}” could be ${listed.length === 1 ? "this employer" : "several employers"}`}
      </h2>
      <p className="small muted">{answer.verdict.why}</p>
      <ul className="cands">
        {listed.map((result) => (
          <li key={result.organisationId}>
            <span>
              <b>
                {linkTo ? (
                  <Link to={linkTo(result.organisationId)}>{result.name}</Link>
                ) : (
                  result.name
                )}
              </b>
              <span className="small muted"> {result.town}</span>
            </span>
            <Licensed result={result} />
            <span className="small">
              {result.routes.join(", ")}. {result.why}
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">
        Not sure? The name on a contract or payslip is the one that counts. Add the town and check
        again to narrow it down.
      </p>
    </section>
  );
}

function Licensed({ result: { licences, standing } }: { result: SponsorResult }) {
  const first = licences[0];
  if (!first || !standing) return null;
  return (
    <span className="cands__rate">
      <RatePlate rating={first.rating} />
      {statusLabels[standing]}
    </span>
  );
}
