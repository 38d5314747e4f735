import type { Plugin } from "vite";

/** What is drawn holds no state, and Node reads no JSX. */
const ROOMS = /^#(?:db|platform)\/.*(?<!\.tsx)$/;
const NATIVE = "\0native:";

/**
 * Loads the rooms that hold state (connections, settings, the queue) with Node
 * itself, once. What Vite runs and reloads then shares them with this process;
 * left to Vite, every reload would come with an unopened database.
 */
export function nativeRooms(): Plugin {
  const loaded = new Map<string, Record<string, unknown>>();
  Object.assign(globalThis, { waymarkNativeRooms: loaded });

  return {
    name: "native-rooms",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (id) => (ROOMS.test(id) ? NATIVE + id : undefined),
    async load(id) {
      if (!id.startsWith(NATIVE)) return undefined;
      const room = id.slice(NATIVE.length);
      const module = (await import(room)) as Record<string, unknown>;
      loaded.set(room, module);
      const names = Object.keys(module).map((name) => `export const ${name} = room.${name};`);
      return `const room = globalThis.waymarkNativeRooms.get("${room}");\n${names.join("\n")}`;
    },
  };
}
