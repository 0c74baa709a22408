import type { Storyboard } from "~/scene/storyboard";
import { SoundCaptions } from "./sound-captions";
import { SoundMusic } from "./sound-music";
import { SoundVoices } from "./sound-voices";

export interface SoundPanelProps {
  storyboard: Storyboard;
  onChange: (edited: (storyboard: Storyboard) => Storyboard, place?: string) => void;
}

/** Everything that is heard, and the words of it that can be read. */
export function SoundPanel({ storyboard, onChange }: SoundPanelProps) {
  return (
    <div className="grid gap-8">
      <SoundMusic storyboard={storyboard} onChange={onChange} />
      <SoundVoices storyboard={storyboard} onChange={onChange} />
      <SoundCaptions storyboard={storyboard} onChange={onChange} />
    </div>
  );
}
