import { data, Form } from "react-router";
import { answerHeaders } from "#app/compose/account/answer-headers.ts";
import { CHECKER } from "#app/compose/sponsors/addresses.ts";
import { CheckerFrame } from "#app/compose/sponsors/checker-frame.tsx";
import { refusedInit } from "#app/compose/sponsors/refused-check.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { bulkLine, listSentence, MAX_NAMES } from "#domain/sponsors/checking/bulk-check.ts";
import { checkMany } from "#domain/sponsors/checking/check-many.server.ts";
import { currentRegister } from "#domain/sponsors/checking/look-up-for-public.server.ts";
import { BulkResults } from "#domain/sponsors/components/bulk-results.tsx";
import { requestContext } from "#platform/request-context.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { Route } from "./+types/route";

export async function loader() {
  return { register: await currentRegister(new Date()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const names = String((await readFormData(request)).get("names") ?? "");
  const { clientAddress } = context.get(requestContext);
  const requester = { id: memberOf(context).id, clientAddress };
  const checked = await checkMany(requester, names, new Date());
  if (!checked.ok) {
    return data(
      { names, sentence: listSentence(checked.error, names), lines: [], repeated: 0 },
      refusedInit(checked.error),
    );
  }
  const { lines, repeated } = checked.value;
  return { names, sentence: null, lines: lines.map(bulkLine), repeated };
}

export const headers = answerHeaders;

export function meta() {
  return [{ title: "Check a list of names - Waymark" }];
}

export default function LicenceCheckListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { names = "", sentence = null, lines = [], repeated = 0 } = actionData ?? {};

  return (
    <CheckerFrame title="Check a list of names" register={loaderData.register} tab="list">
      <div className="bulk">
        <Form method="post" className="stack">
          <TextareaField
            label="Paste names"
            name="names"
            rows={12}
            hint={`Up to ${MAX_NAMES}, one on each line. Add a comma and the town if you know it.`}
            defaultValue={names}
            error={sentence ?? undefined}
          />
          <Button variant="mark">Check these names</Button>
        </Form>
        {lines.length > 0 ? (
          <BulkResults
            lines={lines}
            repeated={repeated}
            names={names}
            csvPath={`${CHECKER}/list.csv`}
          />
        ) : (
          <EmptyState title="Answers appear here">
            A list from a careers fair, or the employers you want to apply to: each gets its own
            answer, and you can download them all as a file.
          </EmptyState>
        )}
      </div>
    </CheckerFrame>
  );
}
