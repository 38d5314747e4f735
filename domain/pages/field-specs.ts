import { z } from "zod";
import { fieldHint, fieldLabel } from "./field-labels.ts";
import type { AnyPageType } from "./page-type.ts";

/** One box of a page's form, made from the schema of its type: a new type needs no form of its own. */
export type FieldSpec = {
  name: string;
  label: string;
  hint?: string | undefined;
  isRequired: boolean;
} & (
  | { kind: "text" | "long" | "number" | "tick" | "day" | "list" }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "rows"; columns: readonly FieldSpec[] }
);

type JsonSchema = {
  type?: string;
  format?: string;
  enum?: readonly string[];
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  maxLength?: number;
};

const LONG = 300;

export function fieldSpecs({ fields }: AnyPageType): readonly FieldSpec[] {
  return specsOf(z.toJSONSchema(fields, { io: "input" }) as JsonSchema);
}

function specsOf({ properties = {}, required = [] }: JsonSchema): FieldSpec[] {
  return Object.entries(properties).map(([name, schema]) =>
    specOf(name, schema, required.includes(name)),
  );
}

function specOf(name: string, given: JsonSchema, isRequired: boolean): FieldSpec {
  const schema = given.anyOf?.find(({ type }) => type !== "null") ?? given;
  const named = { name, label: fieldLabel(name), hint: fieldHint(name), isRequired };
  if (schema.enum) return { ...named, kind: "choice", options: schema.enum };
  if (schema.type === "boolean") return { ...named, kind: "tick" };
  if (schema.type === "integer" || schema.type === "number") return { ...named, kind: "number" };
  if (schema.type === "array") {
    const rows = schema.items?.properties ? specsOf(schema.items) : null;
    return rows ? { ...named, kind: "rows", columns: rows } : { ...named, kind: "list" };
  }
  if (schema.format === "date") return { ...named, kind: "day" };
  const isLong = (schema.maxLength ?? 0) > LONG || name === "words" || name === "lead";
  return { ...named, kind: isLong ? "long" : "text" };
}
