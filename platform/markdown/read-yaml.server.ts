import { parse } from "yaml";

export function readYaml(text: string): unknown {
  return parse(text);
}
