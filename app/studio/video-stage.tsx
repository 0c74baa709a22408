import Scan from "lucide-react/icons/scan";
import { type Ref, Suspense, useCallback, useMemo, useState } from "react";
import { lazy } from "~/client/lazy";
import { Player, type PlayerHandle } from "~/player/player";
import type { Composition } from "~/scene/composition";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import type { VariantOrigin } from "~/scene/variant-origin";
import { Button } from "~/ui/button";
import { changeUndoably } from "./change-undoably";
import { chaptersOf } from "./chapters";
import { CompareButton } from "./compare/compare-button";
import { KeptInView, smallHeight } from "./kept-in-view";
import { mediaUrl } from "./media-url";
import { playerWidth } from "./player-width";
import type { ChangeVideo } from "./scenes/scene-task";
import { cardStyle, mostHeight, stageStyle } from "./stage-frame";
import { TemplateStripSkeleton } from "./template-strip-skeleton";
import { variantOf, variantsFrom, withVariant } from "./variants";

// Six small players, which can come after the large one.
const TemplateStrip = lazy(() => import("./template-strip"));

// It lies over the player once it is asked for.
const SafeArea = lazy(() => import("./safe-area"));

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
  /** On a phone the picture stays in sight while what is below it is edited. */
  staysInView: boolean;
}

/** The video as it plays, and its template. */
export function VideoStage(props: VideoStageProps) {
  const { ref, title, storyboard, opened, origin, composition, library } = props;
  const { onChange, staysInView } = props;
  const [showsSafeArea, setShowsSafeArea] = useState(false);
  const variantsOf = useCallback(
    (board: Storyboard) => variantsFrom(board, origin, library),
    [origin, library],
  );
  const chapters = useMemo(() => chaptersOf(storyboard, composition), [storyboard, composition]);
  return (
    <div className={stageStyle(composition)}>
      <div className={cardStyle}>
        <KeptInView isOn={staysInView}>
          {(isSmall) => (
            <div
              style={{
                width: playerWidth(isSmall ? smallHeight : mostHeight(composition), composition),
              }}
            >
              <Player
                ref={ref}
                controls={!isSmall}
                controlsPlacement="below"
                composition={composition}
                mediaUrl={mediaUrl}
                label={title}
                chapters={chapters}
              >
                {showsSafeArea && (
                  <Suspense>
                    <SafeArea format={storyboard.format} platform={storyboard.platform} />
                  </Suspense>
                )}
              </Player>
            </div>
          )}
        </KeptInView>
        <div className="flex gap-1">
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={showsSafeArea}
            icon={<Scan className="size-3.5" aria-hidden="true" />}
            onClick={() => setShowsSafeArea(!showsSafeArea)}
            className="aria-pressed:bg-hover aria-pressed:text-text"
          >
            Safe area
          </Button>
          <CompareButton
            storyboard={storyboard}
            opened={opened}
            library={library}
            variantsOf={variantsOf}
            onChange={onChange}
          />
        </div>
      </div>
      <Suspense fallback={<TemplateStripSkeleton format={storyboard.format} />}>
        <TemplateStrip
          storyboard={storyboard}
          origin={origin}
          library={library}
          onChoose={({ name, storyboard: chosen }) => {
            changeUndoably(onChange, `Now in ${name}`, (current) => withVariant(current, variantOf(chosen)));
          }}
          onChange={onChange}
        />
      </Suspense>
    </div>
  );
}
