import ArrowRight from "lucide-react/icons/arrow-right";
import Blend from "lucide-react/icons/blend";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Columns2 from "lucide-react/icons/columns-2";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Shuffle from "lucide-react/icons/shuffle";
import { type ReactNode, useRef } from "react";
import { versionTitle } from "~/scene/versions/name-versions";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { useToastsAbove } from "~/ui/use-toasts-above";
import { mixId, presentId, type Version } from "./version-set";

interface VersionBarProps {
  version: Version;
  /** Counted from 0. */
  set: number;
  isPlaying: boolean;
  /** Versions differ in more than their look. */
  canMix: boolean;
  onPlay: () => void;
  onShowSet: (set: number) => void;
  onCompare: () => void;
  onMix: () => void;
  onUse: () => void;
}

/** What can be done with the versions, at the foot of the window: the way on is always in sight. */
export function VersionBar(props: VersionBarProps) {
  const { version, set, isPlaying, canMix, onPlay, onShowSet, onCompare, onMix, onUse } = props;
  const bar = useRef<HTMLElement>(null);
  useToastsAbove(bar);
  return (
    <section
      ref={bar}
      aria-label="Versions"
      className="sticky bottom-0 z-20 -mx-4 flex items-center gap-0.5 border-line border-t bg-surface/95 px-4 py-3 backdrop-blur-md max-md:bottom-14 sm:gap-2"
    >
      {set > 0 && (
        <IconButton
          label="Earlier versions"
          side="top"
          icon={<ChevronLeft className="size-4" />}
          onClick={() => onShowSet(set - 1)}
        />
      )}
      <Tool
        label="Shuffle"
        variant="secondary"
        icon={<Shuffle className="size-4" />}
        onClick={() => onShowSet(set + 1)}
      />
      <Tool label="Compare" opensDialog icon={<Columns2 className="size-4" />} onClick={onCompare} />
      {canMix && <Tool label="Mix" opensDialog icon={<Blend className="size-4" />} onClick={onMix} />}
      <IconButton
        label={isPlaying ? "Pause all" : "Play all"}
        side="top"
        icon={isPlaying ? <Pause className="size-4" /> : <Play className="size-4" />}
        onClick={onPlay}
      />
      <p className="ms-auto min-w-0 truncate text-muted text-sm max-lg:hidden">
        {versionTitle(version.name)}
      </p>
      <Button
        variant="primary"
        size="lg"
        onClick={onUse}
        icon={<ArrowRight className="order-last size-4 max-sm:hidden" />}
        className="max-lg:ms-auto max-sm:px-3.5 max-sm:text-base"
      >
        {useLabel(version)}
      </Button>
    </section>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  variant?: "secondary" | "ghost";
  opensDialog?: boolean;
  onClick: () => void;
}

/** Named by its icon alone on phones. */
function Tool({ label, icon, variant = "ghost", opensDialog = false, onClick }: ToolProps) {
  return (
    <Button
      variant={variant}
      icon={icon}
      onClick={onClick}
      aria-haspopup={opensDialog ? "dialog" : undefined}
      className="max-sm:px-2"
    >
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}

function useLabel({ id }: Version): string {
  if (id === mixId) return "Use this mix";
  return id === presentId ? "Go on with it" : `Use version ${id}`;
}
