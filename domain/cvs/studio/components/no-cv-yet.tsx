import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";

/** For somebody who comes here before they have a CV. */
export function NoCvYet({ title }: { title: string }) {
  return (
    <main id="main" className="wrap">
      <PageHead title={title} crumbs={[{ label: "My CVs", to: "/my-cvs" }]} />
      <EmptyState title="No CV yet" action={<ButtonLink to="/create-cv">Start a CV</ButtonLink>}>
        Your first CV will appear here.
      </EmptyState>
    </main>
  );
}
