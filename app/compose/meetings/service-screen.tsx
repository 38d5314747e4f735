import type { FormState } from "#domain/forms/form-state.ts";
import { ServiceForm } from "#domain/meetings/desk/components/service-form.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { ServicePage } from "./service-page.server.ts";

type ServiceScreenProps = ServicePage & { state: FormState | undefined };

/** One thing that people can book at a desk. */
export function ServiceScreen({ title, here, ...form }: ServiceScreenProps) {
  return (
    <>
      <PageHead title={title} lead="What people can book, and who they meet." />
      <p>
        <Link to={here}>All meetings</Link>
      </p>
      <ServiceForm {...form} />
    </>
  );
}
