import { JobCardItem } from "../../components/job-card-item.tsx";
import type { JobView } from "../job-view.ts";
import type { Known } from "../register-labels.ts";
import { KnownStub } from "./register-stub.tsx";

/** Anyone who looks for part-time work asks this first. */
export function StudentVisa({ known }: { known: Known }) {
  return (
    <section className="job__student" aria-labelledby="student-visa">
      <h2 id="student-visa">On a student visa</h2>
      <KnownStub known={known} />
    </section>
  );
}

export function SimilarJobs({ job: { similar, status: standing } }: { job: JobView }) {
  return (
    <section className="job__similar" aria-labelledby="similar">
      <h2 id="similar">
        {standing.kind === "closed" ? "Live jobs like it" : "Jobs like this one"}
      </h2>
      <ul className="jobcards">
        {similar.map((card) => (
          <JobCardItem key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
