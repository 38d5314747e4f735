import { z } from "zod";
import { idField } from "#domain/forms/fields.ts";

const job = idField("That job could not be read. Load the page again.");

/** A button names the job: pressed in one place it hides, in the other it shows again. */
export const hideSchema = z.union([z.object({ hide: job }), z.object({ show: job })]);
