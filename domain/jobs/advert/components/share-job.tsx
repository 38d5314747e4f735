import { Mail, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { JobView } from "../job-view.ts";

type ShareJobProps = JobView["share"] & { title: string };

/** The phone's own way to share where there is one, else a copied link; mail always. */
export function ShareJob({ title, url, mailHref }: ShareJobProps) {
  const [says, setSays] = useState("");

  async function share() {
    try {
      if ("share" in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        setSays("Link copied");
      }
    } catch (error) {
      // Closing the sheet without sharing is no fault.
      if ((error as Error).name !== "AbortError") setSays("Copy the address of this page instead.");
    }
  }

  return (
    <div className="rail__share">
      <Button className="job__share" type="button" variant="quiet" icon={Share2} onClick={share}>
        Share
      </Button>
      <a className="btn btn--quiet" href={mailHref}>
        <Icon icon={Mail} />
        Email it
      </a>
      <p className="tiny job__said" role="status">
        {says}
      </p>
    </div>
  );
}
