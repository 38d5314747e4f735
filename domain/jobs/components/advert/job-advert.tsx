import type { JobView } from "../../advert/job-view.ts";

/** The advert in the employer's words, and beneath it who says what about sponsorship. */
export function JobAdvert({ job }: { job: JobView }) {
  const { headline, rows } = job.sponsorship;
  const opensWithHeading = /^\s*<h\d/.test(job.descriptionHtml);
  return (
    <article className="advert">
      <h2 className={opensWithHeading ? "vh" : undefined}>About the job</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it was stored (domain/jobs/sanitise-html.server.ts). */}
      <div className="advert__b" dangerouslySetInnerHTML={{ __html: job.descriptionHtml }} />
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
    </article>
  );
}
