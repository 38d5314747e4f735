/** The order of sub-rooms within large capabilities, as rules of dependency-cruiser. */

/**
 * The sub-rooms of CVs, each line above those it may use: a CV is written, printed, edited, then
 * exchanged, compared, shown in templates, and last listed and shared.
 */
const CV_ROOMS = [
  ["document"],
  ["print"],
  ["studio"],
  ["exchange", "letters", "versions", "gallery"],
  ["list", "sharing"],
];

/**
 * The sub-rooms of learning: what there is, how far somebody is in it, what that earns, and last what
 * people do. The desk and the files of lessons are beside them.
 */
const LEARNING_ROOMS = [
  ["catalogue"],
  ["progress", "transcripts", "notes", "saved", "premium"],
  ["certificates"],
  ["watching", "checks"],
];

/**
 * The sub-rooms of meetings: who has time, what is mailed, who waits for a time, what people book, and
 * last what hosts do before and after.
 */
const MEETING_ROOMS = [
  ["calendar"],
  ["letters"],
  ["waiting"],
  ["booking"],
  ["after", "desk", "feeds"],
];

/**
 * The sub-rooms of single sign-on: what a university has set, who is on the way, the two protocols, and
 * last who comes in and who sets it up. The directory stands on none of them.
 */
const SIGN_ON_ROOMS = [
  ["provider", "directory"],
  ["attempts"],
  ["oidc", "saml"],
  ["entry", "settings"],
];

export function roomOrders(tests) {
  return [
    ...orderOf("cvs", CV_ROOMS, tests),
    ...orderOf("learning", LEARNING_ROOMS, tests),
    ...orderOf("meetings", MEETING_ROOMS, tests),
    ...orderOf("accounts/single-sign-on", SIGN_ON_ROOMS, tests),
  ];
}

function orderOf(capability, levels, tests) {
  const home = `^domain/${capability}/`;
  return levels.flatMap((level, at) =>
    level.map((room) => ({
      name: `rooms-of-${capability}-have-an-order`,
      comment:
        "A sub-room uses those below it, types included; those on its level do not import each other.",
      severity: "error",
      from: { path: `${home}${room}/`, pathNot: tests },
      to: { path: home, pathNot: `${home}(${[room, ...levels.slice(0, at).flat()].join("|")})/` },
    })),
  );
}
