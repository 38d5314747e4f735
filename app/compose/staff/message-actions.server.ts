import type { RequestArgs } from "#app/compose/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { answerMessage, noteOnMessage } from "#domain/messages/answer-message.server.ts";
import { type MessageAction, messageActionSchema } from "#domain/messages/message-desk.schema.ts";
import {
  assignMessage,
  closeMessage,
  moveMessage,
  reopenMessage,
} from "#domain/messages/pass-on-message.server.ts";
import { messageDeskRefusals } from "#domain/messages/refusals.ts";
import type { Member } from "#rules/access/visitor.ts";

const done: Record<MessageAction["intent"], string> = {
  reply: "Your answer is on its way by email.",
  note: "Noted.",
  assign: "Assigned.",
  move: "Moved to another desk.",
  close: "Closed.",
  reopen: "Open again.",
};

/** Which field a refusal stands beside. */
const fieldOf: Record<MessageAction["intent"], string> = {
  reply: "reply",
  note: "note",
  assign: "assignee",
  move: "topic",
  close: "form",
  reopen: "form",
};

/** Whatever a button beside a message asked for, then the message again. */
export async function actOnMessage(id: number, { request, context }: RequestArgs) {
  const form = await readForm(request, messageActionSchema);
  if (!form.ok) return badForm(form);
  const action = form.value;
  const result = await act(memberOf(context), { id, action });
  if (result.ok) return redirectWithFlash(`/staff/messages/${id}`, done[action.intent]);
  return refusedForm(form.values, messageDeskRefusals[result.error], fieldOf[action.intent]);
}

function act(staff: Member, { id, action }: { id: number; action: MessageAction }) {
  const now = new Date();
  switch (action.intent) {
    case "reply":
      return answerMessage(staff, { id, ...action }, now);
    case "note":
      return noteOnMessage(staff, { id, ...action }, now);
    case "assign":
      return assignMessage(staff, { id, ...action });
    case "move":
      return moveMessage(staff, { id, ...action });
    case "close":
      return closeMessage(staff, id, now);
    case "reopen":
      return reopenMessage(staff, id);
  }
}
