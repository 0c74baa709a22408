import Scan from "lucide-react/icons/scan";
import { type Ref, useCallback, useMemo, useState } from "react";
import { Player, type PlayerHandle } from "~/player/player";
import type { Composition } from "~/scene/composition";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import type { VariantOrigin } from "~/scene/variant-origin";
import { Button } from "~/ui/button";
import { showUndoToast } from "~/ui/toast";
import { chaptersOf } from "./chapters";
import { CompareButton } from "./compare/compare-button";
import { mediaUrl } from "./media-url";
import { playerWidth } from "./player-width";
import { SafeArea } from "./safe-area";
import type { ChangeVideo } from "./scenes/scene-task";
import { VariantStrip } from "./variant-strip";
import { variantOf, variantsFrom, withVariant } from "./variants";

interface VideoStageProps {
  ref: Ref<PlayerHandle>;
  title: string;
  storyboard: Storyboard;
  /** As it was when the page was opened. */
  opened: Storyboard;
  /** Where its variants begin. */
  origin: VariantOrigin;
  /** Of the storyboard, or of the one just before it while somebody types. */
  composition: Composition;
  library: Library;
  onChange: ChangeVideo;
  /** Place of the scene that is shown now. */
  onScene: (index: number) => void;
}

/** The video as it plays, and its variants. */
export function VideoStage(props: VideoStageProps) {
  const { ref, title, storyboard, opened, origin, composition, library, onChange, onScene } = props;
  const [showsSafeArea, setShowsSafeArea] = useState(false);
  const variantsOf = useCallback(
    (board: Storyboard) => variantsFrom(board, origin, library),
    [origin, library],
  );
  const chapters = useMemo(() => chaptersOf(storyboard, composition), [storyboard, composition]);
  const { width, height, sceneStartsSeconds } = composition;
  const isTall = width < height;
  return (
    <div
      className={`grid min-w-0 gap-x-6 gap-y-5 lg:sticky lg:top-18 ${isTall ? "lg:grid-cols-[minmax(0,1fr)_13rem]" : ""}`}
    >
      <div className="-mx-4 grid place-items-center bg-sunken sm:mx-0 sm:rounded-lg sm:p-6 sm:pb-3">
        <div
          style={{ width: playerWidth(isTall ? "72dvh" : "58dvh", composition) }}
          className="relative overflow-hidden sm:rounded-md"
        >
          <Player
            ref={ref}
            composition={composition}
            mediaUrl={mediaUrl}
            label={title}
            chapters={chapters}
            onPositionChange={(seconds) =>
              onScene(sceneStartsSeconds.findLastIndex((begins) => seconds >= begins))
            }
          />
          {showsSafeArea && <SafeArea format={storyboard.format} platform={storyboard.platform} />}
        </div>
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={showsSafeArea}
          icon={<Scan className="size-3.5" aria-hidden="true" />}
          onClick={() => setShowsSafeArea(!showsSafeArea)}
          className="my-2 aria-pressed:bg-hover aria-pressed:text-text sm:mt-3 sm:mb-0"
        >
          Safe area
        </Button>
      </div>
      <VariantStrip
        storyboard={storyboard}
        origin={origin}
        library={library}
        onChoose={({ name, storyboard: chosen }) => {
          const before = variantOf(storyboard);
          onChange((current) => withVariant(current, variantOf(chosen)));
          showUndoToast(`Now in the ${name} look`, () => onChange((current) => withVariant(current, before)));
        }}
        aside={
          <CompareButton
            storyboard={storyboard}
            opened={opened}
            library={library}
            variantsOf={variantsOf}
            onChange={onChange}
          />
        }
      />
    </div>
  );
}
