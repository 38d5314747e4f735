import "./file-name.css";

/** Published files have names longer than a phone is wide, without a single space. */
export function FileName({ children }: { children: string }) {
  return <span className="file-name">{children}</span>;
}
