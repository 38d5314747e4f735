import { SmallFooter } from "./small-footer.tsx";

/** Whose site this is, and who runs it. */
export function MicrositeFooter({ university }: { university: { name: string } }) {
  return <SmallFooter>Run by Waymark for {university.name} Careers Service</SmallFooter>;
}
