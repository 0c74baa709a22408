import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import type { ChangeVideo } from "../scenes/scene-task";
import { BrandStyle } from "./brand-style";
import { PaletteChoice } from "./palette-choice";
import { ShapeChoice } from "./shape-choice";
import { TemplateGrid } from "./template-grid";

interface StylePanelProps {
  storyboard: Storyboard;
  library: Library;
  onChange: ChangeVideo;
}

/** How the whole video looks: where it is shown, its template, its colours, fonts and corners. */
export default function StylePanel({ storyboard, library, onChange }: StylePanelProps) {
  return (
    <div className="grid gap-7">
      <ShapeChoice storyboard={storyboard} onChange={onChange} />
      <TemplateGrid storyboard={storyboard} library={library} onChange={onChange} />
      <PaletteChoice storyboard={storyboard} library={library} onChange={onChange} />
      <BrandStyle storyboard={storyboard} onChange={onChange} />
    </div>
  );
}
