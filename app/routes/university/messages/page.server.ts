import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields } from "#app/forms.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { universityMessageSchema } from "#domain/university-messages/message.schema.ts";
import {
  endMessage,
  listMessages,
  sendMessage,
} from "#domain/university-messages/messages.server.ts";
import { addDays } from "#rules/days.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { rowNumber } from "#rules/row-number.ts";
import { clockIn } from "#rules/zoned-time.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

const HERE = "/university/messages";

async function senderOf(context: Asked["context"]) {
  const universityId = universityIdOf(context);
  const university = await findUniversity(universityId);
  const timeZone = university?.timeZone ?? "Europe/London";
  return { id: memberOf(context).id, universityId, timeZone };
}

export async function loadMessages({ request, context }: Asked) {
  const { universityId, timeZone } = await senderOf(context);
  const now = new Date();
  const listed = await listMessages(universityId, { page: readPage(request) });
  const day = dateFormat("longDate", timeZone);
  const today = clockIn(timeZone, now).day;
  return {
    messages: listed.rows.map(({ id, title, body, startsAt, endsAt }) => ({
      ...{ id, title, body, isOver: endsAt <= now },
      // The last moment of its last day.
      days: `${day.format(startsAt)} to ${day.format(new Date(endsAt.getTime() - 1))}`,
    })),
    usual: { startsOn: today, endsOn: addDays(today, 7) },
    ...{ page: listed.page, pageCount: pageCountOf(listed) },
  };
}

export async function answerMessages({ request, context }: Asked) {
  const sender = await senderOf(context);
  const fields = await readFormData(request);
  const now = new Date();
  if (fields.has("end")) {
    const isEnded = await endMessage(sender, rowNumber(String(fields.get("end"))), now);
    const said = isEnded ? "The message is taken down." : "That message is not there any more.";
    return redirectWithFlash(HERE, said, { tone: isEnded ? "positive" : "info" });
  }
  const form = readFields(fields, universityMessageSchema);
  if (!form.ok) return badForm(form);
  await sendMessage(sender, form.value, now);
  return redirectWithFlash(HERE, "Your students see it on their dashboard on those days.");
}
