import { sendReminders } from "#domain/universities/lists/remind-students.server.ts";
import { runImport } from "#domain/universities/lists/run-import.server.ts";
import { mailMessage } from "#domain/university-messages/mail-message.server.ts";

/** A list of students that was looked at and repaired. */
export async function importStudents({ importId }: { importId: number }): Promise<void> {
  await runImport(importId, () => new Date());
}

export async function remindStudentsTask(asked: { universityId: number }): Promise<void> {
  await sendReminders(asked.universityId, new Date());
}

export async function mailUniversityMessage({ messageId }: { messageId: number }): Promise<void> {
  await mailMessage(messageId, new Date());
}
