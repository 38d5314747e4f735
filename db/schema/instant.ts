import { timestamp } from "drizzle-orm/pg-core";

/** The column of a moment: a `Date`, stored with its zone. */
export const instant = () => timestamp({ withTimezone: true });
