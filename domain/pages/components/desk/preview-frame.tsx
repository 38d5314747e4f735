import { Monitor, Smartphone } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { useEnhanced } from "#ui/use-enhanced.ts";

/** Both in CSS pixels; the wide one is drawn smaller, as a whole. */
const widths = { phone: 360, wide: 1280 } as const;
type Width = keyof typeof widths;

type PreviewFrameProps = { base: string; revision: number };

/** The page as readers will see it, drawn again after each save. Without script there is a link to it. */
export function PreviewFrame({ base, revision }: PreviewFrameProps) {
  const isEnhanced = useEnhanced();
  const [width, setWidth] = useState<Width>("phone");
  if (!isEnhanced) return <div className="edprev edprev--empty" />;
  return (
    <section className="edprev" aria-label="Preview">
      <fieldset className="edprev__seg">
        <legend className="vh">Width</legend>
        {(["phone", "wide"] as const).map((each) => (
          <label key={each}>
            <input
              className="vh"
              type="radio"
              name="preview-width"
              checked={width === each}
              onChange={() => setWidth(each)}
            />
            <Icon icon={each === "phone" ? Smartphone : Monitor} />
            {each === "phone" ? "Phone" : "Wide"}
          </label>
        ))}
      </fieldset>
      <Frames key={width} src={`${base}/preview?r=${revision}`} width={widths[width]} />
    </section>
  );
}

type FramesProps = { src: string; width: number };

/** The next page is drawn behind the one that is shown, and takes its place at the same scroll. */
function Frames({ src, width }: FramesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const scale = useScale(box, width);
  const all = shown === null || shown === src ? [src] : [shown, src];
  const onLoad = (loaded: string, frame: HTMLIFrameElement) => {
    if (loaded !== src) return;
    const before = frame.parentElement?.querySelector<HTMLIFrameElement>("iframe[data-shown]");
    const top = before?.contentWindow?.scrollY ?? 0;
    frame.contentWindow?.scrollTo({ top, behavior: "instant" });
    setShown(loaded);
  };
  return (
    <div className="edprev__box" ref={box}>
      {all.map((each) => (
        <iframe
          key={each}
          title={each === src ? "Preview of this page" : "Preview before the last change"}
          src={each}
          data-shown={each === shown ? "" : undefined}
          aria-hidden={each === shown ? undefined : true}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
          onLoad={({ currentTarget }) => onLoad(each, currentTarget)}
        />
      ))}
    </div>
  );
}

function useScale(box: RefObject<HTMLDivElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([seen]) => {
      const room = seen?.contentRect.width ?? width;
      setScale(Math.min(1, room / width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, width]);
  return scale;
}
