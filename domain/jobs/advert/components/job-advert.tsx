import type { JobView } from "../job-view.ts";

/** The advert in the employer's words, and beneath it who says what about sponsorship. Drawn on the server alone. */
export function JobAdvert({ job: { descriptionHtml, sponsorship } }: { job: JobView }) {
  const { headline, rows } = sponsorship;
  const opensWithHeading = /^\s*<h\d/.test(descriptionHtml);
  return (
    <>
      <h2 className={opensWithHeading ? "vh" : undefined}>About the job</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it was stored (platform/markdown). */}
      <div className="advert__b" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
      <section className="said" aria-labelledby="said">
        <h2 id="said">{headline}</h2>
        <table>
          <tbody>
            {rows.map(({ source, says }) => (
              <tr key={source}>
                <th scope="row">{source}</th>
                <td>{says}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="tiny muted">
          This is information, not immigration advice. A licence means an employer can sponsor, not
          that it will.
        </p>
      </section>
    </>
  );
}
