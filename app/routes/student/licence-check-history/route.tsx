import { checkPath } from "#app/compose/sponsors/addresses.ts";
import { CheckerFrame } from "#app/compose/sponsors/checker-frame.tsx";
import { memberOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { listChecks } from "#domain/sponsors/checking/check-sponsor.server.ts";
import { currentRegister } from "#domain/sponsors/checking/look-up-for-public.server.ts";
import { CheckedLately } from "#domain/sponsors/components/checked-lately.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/route";

export async function loader({ request, context }: Route.LoaderArgs) {
  const checks = await listChecks(memberOf(context), readPage(request));
  return { checks, register: await currentRegister(new Date()) };
}

export function meta() {
  return [{ title: "Names you checked - Waymark" }];
}

export default function LicenceCheckHistoryPage({ loaderData }: Route.ComponentProps) {
  const { checks, register } = loaderData;
  return (
    <CheckerFrame title="Names you checked" register={register} tab="history">
      <CheckedLately checks={checks.rows} linkTo={checkPath} />
      <Pager
        label="Checks"
        page={checks.page}
        pageCount={pageCountOf(checks)}
        linkTo={(page) => linkToPage("", page)}
      />
    </CheckerFrame>
  );
}
