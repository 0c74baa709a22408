import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import type { ChangeVideo } from "../scenes/scene-task";
import { BrandSection } from "./brand-section";
import { BrandStyle } from "./brand-style";
import { PaletteChoice } from "./palette-choice";
import { ShapeChoice } from "./shape-choice";

interface StylePanelProps {
  storyboard: Storyboard;
  library: Library;
  onChange: ChangeVideo;
}

/** The shape of the video and its style over the template: brand, colours, fonts and corners. */
export default function StylePanel({ storyboard, library, onChange }: StylePanelProps) {
  return (
    <div className="grid gap-7">
      <ShapeChoice storyboard={storyboard} onChange={onChange} />
      <BrandSection storyboard={storyboard} onChange={onChange} />
      <PaletteChoice storyboard={storyboard} library={library} onChange={onChange} />
      <BrandStyle storyboard={storyboard} onChange={onChange} />
    </div>
  );
}
