import { Form } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { today } from "#app/today.ts";
import {
  countPlans,
  listOnTheWay,
  type OnTheWay,
} from "#domain/jumpstart/arrival/arrivals.queries.server.ts";
import { confirmArrival, confirmArrivals } from "#domain/jumpstart/arrival/arrive.server.ts";
import { readEmails } from "#domain/jumpstart/arrival/read-emails.ts";
import { ArrivalsForm } from "#domain/jumpstart/components/arrivals-form.tsx";
import { PlanCounts } from "#domain/jumpstart/components/plan-counts.tsx";
import { arrivalRefusals } from "#domain/jumpstart/refusals.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";

const PAGE = "/university/pre-departure";

const listSchema = z.object({
  emails: z.string().trim().min(3, "Paste at least one email address."),
});

const list = {
  name: "Students who have not arrived",
  search: "Name or email",
  columns: [
    { key: "name", label: "Name", isRowHeading: true, text: ({ name }) => name },
    { key: "email", label: "Email", text: ({ email }) => email },
    {
      key: "joined",
      label: "Joined",
      text: ({ createdAt }) => isoDay(createdAt),
      cell: ({ createdAt }) => longDay(isoDay(createdAt)),
    },
    {
      key: "said",
      label: "Reported by student",
      text: ({ saidArrivedAt }) => (saidArrivedAt ? "Reports that they have arrived" : ""),
      cell: ({ saidArrivedAt }) =>
        saidArrivedAt ? (
          <Tag tone="info">Reports that they have arrived</Tag>
        ) : (
          <Tag>On the way</Tag>
        ),
    },
    { key: "confirm", label: "Confirm", cell: (person) => <ConfirmForm {...person} /> },
  ],
} satisfies List<OnTheWay>;

type RequestArgs = Pick<Route.LoaderArgs, "context">;

const read = (query: QueryOf<typeof list>, { context }: RequestArgs) =>
  listOnTheWay(universityIdOf(context), query);

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readList(request, list);
  const counts = await countPlans(universityIdOf(context), today().today);
  return { query, people: await read(query, { context }), counts };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const member = memberOf(context);
  const now = new Date();
  const one = fields.get("arrived");
  if (one !== null) {
    const confirmed = await confirmArrival(member, String(one), now);
    return redirectWithFlash(
      PAGE,
      confirmed.ok
        ? "They now have a student account. We have emailed them."
        : arrivalRefusals[confirmed.error],
    );
  }
  const form = readFields(fields, listSchema);
  if (!form.ok) return badForm(form);
  const done = await confirmArrivals(member, readEmails(form.value.emails), now);
  if (!done.ok) return refusedForm(form.values, arrivalRefusals[done.error], "emails");
  const { arrived, unknown } = done.value;
  if (unknown.length === 0) return redirectWithFlash(PAGE, `${arrived} confirmed as arrived.`);
  return badForm({
    errors: { emails: unknown },
    values: { emails: unknown.join("\n"), arrived: String(arrived) },
  });
}

export function meta() {
  return [{ title: "Before departure - Waymark" }];
}

export default function PreDeparturePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      title="Before departure"
      query={loaderData.query}
      paged={loaderData.people}
      rowKey={({ id }) => id}
      lead="People who use Jumpstart and have not arrived. You see who they are. You see their plans only as counts of five or more."
      actions={<ButtonLink to="/university/invite">Invite one person</ButtonLink>}
      before={
        <>
          <PlanCounts counts={loaderData.counts} />
          <ArrivalsForm state={actionData} />
        </>
      }
      empty={{
        title: "Nobody is on the way",
        children:
          "Students who join Jumpstart before they travel are listed here until they arrive.",
      }}
    />
  );
}

function ConfirmForm({ id, name }: OnTheWay) {
  return (
    <Form method="post">
      <Button variant="quiet" size="s" name="arrived" value={id}>
        Arrived <span className="vh">{name}</span>
      </Button>
    </Form>
  );
}
