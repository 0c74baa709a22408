import { useState } from "react";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { inCorner, sceneAt } from "~/scene/new-parts";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import type { Add } from "./use-add";

/** It opens below the last choice of the panel. */
const bringIntoView = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: "nearest" });

/** What stays over several scenes: the brand's logo, a watermark, who speaks. */
export function OverlayChoices({ add, onWatermark }: { add: Add; onWatermark: () => void }) {
  const editor = useEditorCommands();
  const hasLogo = useEditor((state) => {
    const { light = null, dark = null, mark = null } = state.storyboard.brand?.logos ?? {};
    return (light ?? dark ?? mark) !== null;
  });
  const [isNaming, setNaming] = useState(false);
  const [title, setTitle] = useState("");
  const [subtitle, setSubtitle] = useState("");

  const addLogo = () => {
    const { format } = editor.read().storyboard;
    const size = { width: 0.22, height: 0.1 };
    const placement = inCorner(format, size, { x: "end", y: "top" });
    add.addOverlay("Add logo", { kind: "logo" }, { placement });
  };
  const addLowerThird = () => {
    const { storyboard, composition } = editor.read();
    const at = sceneAt(storyboard, composition, editor.playhead.seconds);
    if (!at) return;
    const size = { width: 0.7, height: 0.16 };
    const anchor = { sceneId: at.sceneId };
    add.addOverlay(
      "Add lower third",
      { kind: "lower-third", title: title.trim() || "Name", subtitle: subtitle.trim(), style: "bar" },
      { placement: inCorner(storyboard.format, size, { x: "start", y: "bottom" }, 0.12) },
      {
        start: { to: "scene-start", seconds: 0, ...anchor },
        end: { to: "scene-end", seconds: 0, ...anchor },
      },
    );
    setNaming(false);
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" disabled={!hasLogo} onClick={addLogo}>
          Logo
        </Button>
        <Button size="sm" onClick={onWatermark}>
          Watermark
        </Button>
        <Button size="sm" aria-expanded={isNaming} onClick={() => setNaming(!isNaming)}>
          Lower third
        </Button>
      </div>
      {!hasLogo && (
        <p className="text-muted text-sm">
          A logo comes with a brand.{" "}
          <button
            type="button"
            className="font-[550] text-accent hover:underline"
            onClick={() => editor.setPanel("style")}
          >
            Choose one in Style
          </button>
        </p>
      )}
      {isNaming && (
        <form
          ref={bringIntoView}
          className="grid gap-3 rounded-md bg-sunken p-3"
          onSubmit={(event) => {
            event.preventDefault();
            addLowerThird();
          }}
        >
          <TextField
            label="Name"
            value={title}
            limit={80}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextField
            label="What they do"
            value={subtitle}
            limit={120}
            onChange={({ target }) => setSubtitle(target.value)}
          />
          <Button type="submit" size="sm" variant="primary" className="justify-self-start">
            Add it to this scene
          </Button>
        </form>
      )}
    </div>
  );
}
