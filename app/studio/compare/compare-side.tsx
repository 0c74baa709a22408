import type { Ref } from "react";
import { Player, type PlayerHandle } from "~/player/player";
import type { Composition } from "~/scene/composition";
import { Button } from "~/ui/button";
import { Kbd } from "~/ui/kbd";
import { Select } from "~/ui/select";
import { mediaUrl } from "../media-url";
import { playerWidth } from "../player-width";
import type { Version } from "./versions";

interface CompareSideProps {
  ref: Ref<PlayerHandle>;
  number: 1 | 2;
  version: Version;
  versions: readonly Version[];
  composition: Composition;
  isMuted: boolean;
  onPick: (id: string) => void;
  onToggle: () => void;
  onReady: () => void;
  onPosition: (seconds: number) => void;
  onEnd: () => void;
  onChoose: () => void;
}

/** One of the two versions: which it is, how it plays, and the button that takes it. */
export function CompareSide(props: CompareSideProps) {
  const { ref, number, version, versions, composition, isMuted } = props;
  const { onPick, onToggle, onReady, onPosition, onEnd, onChoose } = props;
  const isWide = composition.width > composition.height;
  return (
    <section
      aria-label={`Version ${number}`}
      style={{ width: isWide ? undefined : playerWidth("100dvh - 17rem", composition, "max(40vw, 16rem)") }}
      className="grid min-w-0 shrink-0 snap-center content-start gap-3"
    >
      <Select
        label={`Version ${number}`}
        value={version.id}
        onChange={onPick}
        choices={versions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div
        onPointerUpCapture={(event) => {
          event.stopPropagation();
          if (event.button === 0) onToggle();
        }}
      >
        <Player
          ref={ref}
          composition={composition}
          mediaUrl={mediaUrl}
          label={version.name}
          controls={false}
          muted={isMuted}
          onReady={onReady}
          onPositionChange={onPosition}
          onStatusChange={(status) => {
            if (status === "ended") onEnd();
          }}
          className="rounded-md"
        />
      </div>
      <Button onClick={onChoose} className="justify-self-start">
        Use this one
        <Kbd keys={String(number)} />
      </Button>
    </section>
  );
}
