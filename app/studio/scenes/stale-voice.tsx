import { Link } from "react-router";
import { buttonStyle } from "~/ui/button-style";

interface StaleVoiceProps {
  sceneId: string;
  sceneNumber: number;
}

/** Says that a scene's voice, and the captions made of it, speak its old words, and leads to where that is fixed. */
export function StaleVoice({ sceneId, sceneNumber }: StaleVoiceProps) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 rounded-sm bg-warning-soft py-1 ps-2 pe-1 text-sm">
      <p>Voice says the old words</p>
      <Link
        to={{ search: `?${new URLSearchParams({ panel: "voice", scene: sceneId })}` }}
        replace
        preventScrollReset
        aria-label={`Fix the voice of scene ${sceneNumber}`}
        className={buttonStyle("ghost", "sm")}
      >
        Fix
      </Link>
    </div>
  );
}
