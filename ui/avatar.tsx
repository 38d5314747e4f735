import "./avatar.css";

export type AvatarProps = {
  name: string;
  /** Left out, they are taken from the first and last name. */
  initials?: string | undefined;
  isHere?: boolean | undefined;
};

/** A person as initials in a ring. The name stands beside it or is said elsewhere, so this is decoration. */
export function Avatar({ name, initials = initialsOf(name), isHere }: AvatarProps) {
  return (
    <span className="avatar" data-here={isHere ? "" : undefined} aria-hidden="true">
      {initials}
    </span>
  );
}

/** Whole characters, not UTF-16 halves; names of one word give one letter. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("en-GB") ?? "").join("");
}
