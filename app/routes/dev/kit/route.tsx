import { useSearchParams } from "react-router";
import { KitColours } from "./colours.tsx";
import { KitControls } from "./controls.tsx";
import { KitFeedback } from "./feedback.tsx";
import { KitParts } from "./parts.tsx";
import { KitPictures } from "./pictures.tsx";
import "./kit.css";
import "./colours.css";

export function meta() {
  return [{ title: "Kit - Waymark" }, { name: "robots", content: "noindex" }];
}

const parts = [
  ["colour", "Colour and country"],
  ["type", "Type and space"],
  ["buttons", "Buttons"],
  ["fields", "Fields"],
  ["tags", "Tags and tabs"],
  ["search-lists", "Search lists, phone"],
  ["drawings", "Trunk and crests"],
  ["routes", "Route lines"],
  ["gates", "Gates"],
  ["table", "Table"],
  ["over", "Dialog, toast, notice"],
  ["states", "Empty and progress"],
  ["charts", "Charts"],
] as const;

/**
 * Every part of the design system on one page, for building and for looking at. Not served outside development and the demo.
 * `?show=parts` is what e2e/kit presses, alone: the whole page takes a browser seconds.
 */
export default function KitPage() {
  const isWhole = useSearchParams()[0].get("show") !== "parts";
  return (
    <main id="main" className="wrap">
      <header className="kit__head">
        <h1>Kit</h1>
        <p className="lead">
          The parts every screen is made from. Yellow means look here: where you stand, or what to
          press.
        </p>
      </header>
      <div className="kit">
        <nav className="kit__nav" aria-label="Parts">
          <ol>
            {parts.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="kit__b">
          {isWhole && <KitColours />}
          {isWhole && <KitControls />}
          <KitParts />
          {isWhole && <KitPictures />}
          {isWhole && <KitFeedback />}
        </div>
      </div>
    </main>
  );
}
