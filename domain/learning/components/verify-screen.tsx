import { DescriptionList } from "#ui/description-list.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import "./hub-screen.css";

export type VerifyView = {
  code: string;
  holder: string | null;
  courseTitle: string;
  finished: string;
  length: string;
};

/** What a stranger may know of a certificate. */
export function VerifyScreen({ view }: { view: VerifyView | null }) {
  return (
    <main id="main" className="wrap verify">
      <PageHead title="Verify a certificate" />
      {view ? (
        <>
          <Notice tone="positive" title="This certificate is genuine">
            Waymark issued it, and its holder has not withdrawn it.
          </Notice>
          <DescriptionList
            items={[
              { term: "Course", detail: view.courseTitle },
              { term: "Finished", detail: view.finished },
              { term: "Length", detail: view.length },
              { term: "Holder", detail: view.holder ?? "The holder chose not to show a name" },
              { term: "Code", detail: view.code },
            ]}
          />
          <p className="small muted">
            Every lesson was watched and every check passed. It is not a qualification and carries
            no credits.
          </p>
        </>
      ) : (
        <Notice tone="caution" title="We cannot verify this code">
          There is no certificate with this code, or its holder has withdrawn it. Check that every
          character is typed as printed.
        </Notice>
      )}
    </main>
  );
}
