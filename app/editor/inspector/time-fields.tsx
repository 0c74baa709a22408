import { useEditor } from "~/editor/use-editor";
import type { Anchor, SceneAnchor } from "~/scene/anchor";
import { changeItem, itemOf } from "~/scene/edit-content";
import type { PartTarget } from "~/scene/edit-parts";
import { AnchorField, SceneAnchorField } from "./anchor-fields";
import { Section } from "./section";
import type { Inspected } from "./use-inspected";

/** When an element or overlay comes and goes. */
export function TimeFields({ inspected }: { inspected: Inspected }) {
  const storyboard = useEditor((state) => state.storyboard);
  const [part] = inspected.parts;
  if (!part || inspected.parts.length !== 1 || part.target.kind === "part") return null;
  const target: Exclude<PartTarget, { kind: "part" }> = part.target;
  const item = itemOf(storyboard, target);
  if (!item) return null;
  const set = (words: string, fields: { start?: Anchor | SceneAnchor; end?: Anchor | SceneAnchor }) =>
    inspected.edit(
      words,
      (now) => changeItem(now, target, fields as Parameters<typeof changeItem>[2]),
      `time/${Object.keys(fields).join()}`,
    );
  const disabled = inspected.isReadOnly;
  if (target.kind === "overlay") {
    return (
      <Section title="Time">
        <AnchorField
          label="From"
          storyboard={storyboard}
          value={item.start as Anchor}
          disabled={disabled}
          onChange={(start) => set("Move the start", { start })}
        />
        <AnchorField
          label="Until"
          storyboard={storyboard}
          value={item.end as Anchor}
          disabled={disabled}
          onChange={(end) => set("Move the end", { end })}
        />
      </Section>
    );
  }
  return (
    <Section title="Time">
      <SceneAnchorField
        label="From"
        storyboard={storyboard}
        sceneId={target.sceneId}
        value={item.start as SceneAnchor}
        disabled={disabled}
        onChange={(start) => set("Move the start", { start })}
      />
      <SceneAnchorField
        label="Until"
        storyboard={storyboard}
        sceneId={target.sceneId}
        value={item.end as SceneAnchor}
        disabled={disabled}
        onChange={(end) => set("Move the end", { end })}
      />
    </Section>
  );
}
