import { type ApplicationStage, applicationStages } from "#rules/applications/stages.ts";
import { Tag, type TagProps } from "#ui/tag.tsx";

const tones: Record<ApplicationStage, TagProps["tone"]> = {
  new: "info",
  reading: "plain",
  interview: "caution",
  offer: "positive",
  unsuccessful: "line",
};

export function StageTag({
  stage,
  isWithdrawn = false,
}: {
  stage: ApplicationStage;
  isWithdrawn?: boolean;
}) {
  return isWithdrawn ? (
    <Tag tone="line">Withdrawn</Tag>
  ) : (
    <Tag tone={tones[stage]}>{applicationStages[stage]}</Tag>
  );
}
