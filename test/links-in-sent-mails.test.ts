import { beforeEach, expect, test } from "vitest";
import { reportMails } from "#domain/analytics/views/report-mails.server.ts";
import { isSignedFor, unsubscribeLink } from "#domain/jobs/alerts/job-mails.server.ts";
import { planReminderMails } from "#domain/jumpstart/reminders/reminder-mails.server.ts";
import {
  listSubscriber,
  messageSubscriber,
  openStopLink,
  universityMails,
} from "#domain/universities/mail-stop.server.ts";
import { visaReminderMails } from "#domain/visas/uk/reminders/reminder-mails.server.ts";
import { readSettings, setSettings } from "#platform/settings.server.ts";

/** As mails sent before had them, signed with the secret below. People keep their mails for years. */
const sent = {
  visa: "/visa-reminders/stop/dXNlci03..ypihNJlbseFPeOZunA-wZF1BcDn5nroSswyobAbKaNo",
  plan: "/jumpstart-plan/stop/dXNlci03..PXMvKjMazsot3YBPIarg_Oa7JkaOTmTIlkhvNWAyT08",
  report: "/university-reports/stop/Nw..kFnVlefnTU03BxcvyFY1L37mhgXCHT5wcOQB5tn_rFQ",
  list: "/university-mail/stop/bGlzdDo3..OscnAR8KNuV5sWoWPUGytPTmqUHl-_MKKbYFM-Wl0y0",
  messages:
    "/university-mail/stop/bWVzc2FnZXM6Mzp1c2VyOjc..wpnXAoZhCBlJKGqcd9zb00ojJSXnaF0DQ60tekn_Hto",
  jobs: "/unsubscribe-job-newsletter/ada%2Bjobs%40mail.example?s=YWRhK2pvYnNAbWFpbC5leGFtcGxl..QE2D9LjfG3lr8IukbOI12_dtr34Z4k7TkDpHS_qkXFI",
};

const now = new Date("2036-11-17T09:00:00Z");
const tokenOf = (path: string) => path.split("/").at(-1)!;

beforeEach(() => {
  const reading = readSettings({ APP_SECRET: "0123456789abcdef0123456789abcdef" });
  if (reading.ok) setSettings(reading.value);
});

test("a link in a mail sent long ago still says whose mails it stops", () => {
  expect(visaReminderMails.openStopLink(tokenOf(sent.visa), now)).toBe("user-7");
  expect(planReminderMails.openStopLink(tokenOf(sent.plan), now)).toBe("user-7");
  expect(reportMails.openStopLink(tokenOf(sent.report), now)).toBe("7");
  expect(openStopLink(tokenOf(sent.list), now)).toEqual({ kind: "list", studentId: 7 });
  expect(openStopLink(tokenOf(sent.messages), now)).toEqual({
    ...{ kind: "messages", userId: "user:7", universityId: 3 },
  });
  const signature = sent.jobs.split("?s=")[1]!;
  expect(isSignedFor("Ada+jobs@mail.example", signature, now)).toBe(true);
});

test("the links of today's mails are the same, so no address of theirs may be moved", () => {
  const links = {
    visa: visaReminderMails.stopLink("user-7"),
    plan: planReminderMails.stopLink("user-7"),
    report: reportMails.stopLink("7"),
    list: universityMails.stopLink(listSubscriber(7)),
    messages: universityMails.stopLink(messageSubscriber("user:7", 3)),
    jobs: unsubscribeLink("ada+jobs@mail.example"),
  };
  for (const [list, link] of Object.entries(links)) {
    const { pathname, search } = new URL(link);
    expect(pathname + search).toBe(sent[list as keyof typeof sent]);
  }
});

test("a link stops the mails it came with and no others", () => {
  expect(planReminderMails.openStopLink(tokenOf(sent.visa), now)).toBeNull();
  expect(openStopLink(tokenOf(sent.report), now)).toBeNull();
  expect(isSignedFor("user-7", tokenOf(sent.visa), now)).toBe(false);
});

test("a mailbox is told how to leave in one step", () => {
  expect(visaReminderMails.headers("user-7")).toEqual({
    "List-Id": "Waymark visa reminders <visa-reminders.localhost>",
    "List-Unsubscribe": `<${visaReminderMails.stopLink("user-7")}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});
