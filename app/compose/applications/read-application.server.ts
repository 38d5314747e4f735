import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { readSentChoice } from "#domain/cvs/sharing/sending.ts";
import { type CvVersion, findVersion } from "#domain/cvs/versions/versions.server.ts";
import { type Answer, readAnswers } from "#rules/applications/answers.ts";
import type { ApplyForm } from "#rules/applications/apply-form.ts";

type Values = Readonly<Record<string, string>>;

export type ReadApplication = {
  cv: CvVersion & { kind: "cv" };
  letter: (CvVersion & { kind: "letter" }) | null;
  answers: Answer[];
  showsRightToWork: boolean;
};

export type Read =
  | { ok: true; value: ReadApplication }
  | { ok: false; errors: Record<string, string[]> };

/** What was typed, as an application; or what is still wrong with it, field by field. */
export async function readApplication(
  member: SignedInMember,
  form: ApplyForm,
  values: Values,
): Promise<Read> {
  const cv = await chosen(member.id, values.cv);
  const letter = form.letter === "no" ? null : await chosen(member.id, values.letter);
  const { answers, errors: answerErrors } = readAnswers(form, values);
  const errors = {
    ...(cv?.kind === "cv" ? {} : { cv: ["Choose the CV to send."] }),
    ...letterErrors(form, letter, values.letter ?? ""),
    ...answerErrors,
  };
  if (cv?.kind !== "cv" || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: {
      cv,
      letter: letter?.kind === "letter" ? letter : null,
      answers,
      showsRightToWork: values.rightToWork === "on",
    },
  };
}

function letterErrors(form: ApplyForm, letter: CvVersion | null, typed: string) {
  if (letter?.kind === "letter" || form.letter === "no") return {};
  if (form.letter === "required")
    return { letter: ["Choose a letter: the employer asks for one."] };
  return typed === "" ? {} : { letter: ["Choose one of your letters, or none."] };
}

/** A version of a document of their own; null for anything else. */
async function chosen(ownerId: string, choice = ""): Promise<CvVersion | null> {
  return choice === "" ? null : findVersion({ ownerId, ...readSentChoice(choice) });
}
