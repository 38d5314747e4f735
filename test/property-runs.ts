/**
 * How often a property is tried: a fifth of what it asks for, since every run tries other values, and all
 * of it with `PROPERTY_RUNS=all`.
 */
export function propertyRuns(wanted: number): number {
  return process.env.PROPERTY_RUNS === "all" ? wanted : Math.ceil(wanted / 5);
}
