import { useEffect, useRef } from "react";
import { useEditorCommands } from "~/editor/use-editor";
import type { TimelineSurface } from "./surface";
import { xOf } from "./view";

/** The playhead over the tracks. Moved without drawing anything else; while it plays, the view follows it. */
export function PlayheadLine({ surface }: { surface: TimelineSurface }) {
  const { playhead } = useEditorCommands();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      if (!line.current) return;
      const x = xOf(surface.view, playhead.seconds);
      line.current.style.transform = `translateX(${Math.round(x * 2) / 2}px)`;
      line.current.hidden = x < -8 || x > surface.view.width + 8;
    };
    const follow = () => {
      if (playhead.isPlaying) surface.reveal(playhead.seconds);
      place();
    };
    place();
    const stops = [playhead.subscribe(follow), surface.subscribe(place)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [playhead, surface]);
  return (
    <div
      ref={line}
      data-playhead
      aria-hidden
      className="pointer-events-none absolute top-0 bottom-0 left-0 w-0"
    >
      <div className="absolute top-0 -left-[5.5px] h-[14px] w-[11px] rounded-[3px_3px_6px_6px] bg-accent" />
      <div className="absolute top-3 bottom-0 -left-[0.75px] w-[1.5px] bg-accent" />
    </div>
  );
}
