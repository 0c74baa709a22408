import type { Storyboard } from "~/scene/storyboard";
import type { ChangeVideo } from "./scenes/scene-task";
import { SoundCaptions } from "./sound-captions";
import { SoundMusic } from "./sound-music";
import { SoundVoices, type SoundVoicesProps } from "./sound-voices";

export interface SoundPanelProps {
  storyboard: Storyboard;
  onChange: ChangeVideo;
}

/** Everything that is heard, and the words of it that can be read. */
export function SoundPanel({ contentId, title, storyboard, onChange }: SoundVoicesProps) {
  return (
    <div className="grid gap-8">
      <SoundMusic storyboard={storyboard} onChange={onChange} />
      <SoundVoices contentId={contentId} title={title} storyboard={storyboard} onChange={onChange} />
      <SoundCaptions storyboard={storyboard} onChange={onChange} />
    </div>
  );
}
