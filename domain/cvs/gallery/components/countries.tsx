import { countryIdOf } from "#rules/countries.ts";
import { markets } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { Section } from "#ui/section.tsx";

/** The four whose colours we have; others take those of the page. */
const codes: Partial<Record<string, number>> = countryIdOf;

export function Countries() {
  return (
    <Section
      title="What changes by country"
      aside={<p className="small muted">Advice from our advisers, not law</p>}
    >
      <ul className="ctry">
        {markets.map((market) => {
          const { country, called, pages, paper, leaveOut, rightToWorkForm } =
            marketProfiles[market];
          return (
            <li key={market} data-country={codes[market]}>
              <h3>{country}</h3>
              <dl>
                <div>
                  <dt>Called</dt>
                  <dd>{called}</dd>
                </div>
                <div>
                  <dt>Length</dt>
                  <dd>
                    {pages === 1 ? "1 page" : `${pages} pages at most`},{" "}
                    {paper === "a4" ? "A4" : "Letter"}
                  </dd>
                </div>
                <div>
                  <dt>Leave out</dt>
                  <dd>{leaveOut.join(", ")}</dd>
                </div>
                <div>
                  <dt>Visa line</dt>
                  <dd>{rightToWorkForm}</dd>
                </div>
              </dl>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
