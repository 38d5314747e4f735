import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { listCourses } from "#domain/university-messages/group.server.ts";
import { universityMessageSchema } from "#domain/university-messages/message.schema.ts";
import {
  endMessage,
  listMessages,
  sendMessage,
} from "#domain/university-messages/messages.server.ts";
import { messageRefusals } from "#domain/university-messages/refusals.ts";
import { officeMay } from "#rules/access/office-role.ts";
import { addDays, addMonths } from "#rules/days.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { rowNumber } from "#rules/row-number.ts";
import { protectedCount } from "#rules/small-numbers.ts";
import { clockIn } from "#rules/zoned-time.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const HERE = "/university/messages";

async function senderOf(context: RequestArgs["context"]) {
  const universityId = universityIdOf(context);
  const university = await findUniversity(universityId);
  const timeZone = university?.timeZone ?? "Europe/London";
  return { member: memberOf(context), universityId, timeZone };
}

export async function loadMessages({ request, context }: RequestArgs) {
  const { member, universityId, timeZone } = await senderOf(context);
  const now = new Date();
  const listed = await listMessages(universityId, { page: readPage(request) });
  const day = dateFormat("longDate", timeZone);
  const today = clockIn(timeZone, now).day;
  return {
    canSend: officeMay(member, "send-messages"),
    groups: {
      courses: await listCourses(universityId),
      years: Array.from({ length: 6 }, (_, at) => Number(today.slice(0, 4)) - 1 + at),
      months: Array.from({ length: 24 }, (_, at) =>
        addMonths(`${today.slice(0, 7)}-01`, at).slice(0, 7),
      ),
    },
    messages: listed.rows.map(({ id, title, body, audience, isMailed, startsAt, endsAt }) => ({
      ...{ id, title, body, isMailed, audience, isOver: endsAt <= now },
      // The last moment of its last day.
      days: `${day.format(startsAt)} to ${day.format(new Date(endsAt.getTime() - 1))}`,
    })),
    usual: { startsOn: today, endsOn: addDays(today, 7) },
    ...{ page: listed.page, pageCount: pageCountOf(listed) },
  };
}

export async function answerMessages({ request, context }: RequestArgs) {
  const sender = await senderOf(context);
  const fields = await readFormData(request);
  const now = new Date();
  if (fields.has("end")) {
    const isEnded = await endMessage(sender, rowNumber(String(fields.get("end"))), now);
    const said = isEnded ? "The message is removed." : "That message has already been removed.";
    return redirectWithFlash(HERE, said, { tone: isEnded ? "positive" : "info" });
  }
  const form = readFields(fields, universityMessageSchema);
  if (!form.ok) return badForm(form);
  const sent = await sendMessage(sender, form.value, now);
  if (!sent.ok) return refusedForm(form.values, messageRefusals[sent.error], "form");
  const who = `About ${protectedCount(sent.value.count).text} students`;
  const mailed = form.value.isMailed ? " Students who accept emails also get it by email." : "";
  return redirectWithFlash(HERE, `${who} see it on their dashboard on those days.${mailed}`);
}
