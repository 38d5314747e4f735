import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

type ConflictBannerProps = {
  /** The version that holds what was written elsewhere. */
  version: number;
  /** Compares that version with the document as it is now. */
  comparePath: string;
  onSeen: () => void;
};

/**
 * Two windows changed the same section. Nothing is asked: what is here stays, the other is a version.
 * It is read out by the status line, which is there before: what appears already filled may not be.
 */
export function ConflictBanner({ version, comparePath, onSeen }: ConflictBannerProps) {
  const close = () => {
    // The button goes with the banner: without this the focus would be nowhere.
    document.querySelector<HTMLElement>("main h1")?.focus();
    onSeen();
  };
  return (
    <Notice
      tone="info"
      title="Changed in another window too"
      actions={
        <>
          <ButtonLink variant="second" size="s" to={comparePath}>
            Show what changed
          </ButtonLink>
          <Button variant="quiet" size="s" type="button" onClick={close}>
            Close
          </Button>
        </>
      }
    >
      Your text stays. The text from the other window is saved as version {version}.
    </Notice>
  );
}
