import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";

/** Says why no feed comes in while fetching from outside is switched off. */
export function OutsideOff() {
  return (
    <Notice tone="caution" title="No feeds are being fetched">
      Fetching from the internet is switched off. <Link to="/staff/switches">Go to Switches</Link>
    </Notice>
  );
}
