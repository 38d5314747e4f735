import { Button } from "#ui/button.tsx";
import type { PastedView } from "../pasted-view.ts";
import { PastedFields } from "./pasted-fields.tsx";
import "./verdict.css";

/** What was read, each with its words, to be corrected; the visa check judges it. */
export function PastedForm({ view }: { view: PastedView }) {
  return (
    <section className="vcheck" aria-labelledby="read">
      <h2 id="read">What we read in it</h2>
      <p>Correct what is wrong, then check the job.</p>
      <form method="get" action="/visa-check#verdict" className="vcheck">
        <PastedFields view={view} />
        <div className="btns">
          <Button>Check this job</Button>
          <p className="small muted">
            {view.sponsorship.deciding
              ? "These fields and the words quoted about sponsoring, not the rest of the advert, will be part of the answer’s web address."
              : "These fields, not the advert, will be part of the answer’s web address."}
          </p>
        </div>
      </form>
    </section>
  );
}
