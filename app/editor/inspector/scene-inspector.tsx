import { useState } from "react";
import { useChange } from "~/editor/use-change";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { changeSceneFields } from "~/scene/edit-scene";
import { shotsOf } from "~/scene/shots";
import { transitionKinds } from "~/scene/templates/template";
import { mayEdit } from "~/stores/content/content-role";
import type { SceneTask } from "~/studio/scenes/scene-task";
import SceneTaskSheet from "~/studio/scenes/scene-task-sheet";
import SceneTimeControls from "~/studio/scenes/scene-time-controls";
import { Button } from "~/ui/button";
import { Choice } from "./choice";
import { LimitedField } from "./limited-field";
import { NumberField } from "./number-field";
import { Section } from "./section";

/** A scene: its name, its time, its layout, and how it comes in. */
export default function SceneInspector({ sceneId }: { sceneId: string }) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const composition = useEditor((state) => state.composition);
  const library = useEditor((state) => state.library);
  const content = useEditor((state) => state.content);
  const isReadOnly = useEditor(({ role }) => !mayEdit(role));
  const change = useChange();
  const [task, setTask] = useState<SceneTask["kind"] | null>(null);
  const index = storyboard.scenes.findIndex(({ id }) => id === sceneId);
  const scene = storyboard.scenes[index];
  if (!scene) return null;
  const starts = composition.sceneStartsSeconds;
  const seconds = (starts[index + 1] ?? composition.durationSeconds) - (starts[index] ?? 0);
  const set = (words: string, fields: Parameters<typeof changeSceneFields>[2]) =>
    editor.change(
      words,
      (now) => changeSceneFields(now, sceneId, fields),
      `scene/${sceneId}/${Object.keys(fields).join()}`,
    );
  const transition = scene.transition ?? {};
  const goesOn = (shotsOf(storyboard.scenes)[index]?.first ?? index) < index;
  const setTransition = (fields: typeof transition) => {
    const next = Object.fromEntries(
      Object.entries({ ...transition, ...fields }).filter(([, value]) => value !== undefined),
    );
    set("Transition", { transition: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <div className="pb-6">
      <header className="border-line border-b px-3 py-3">
        <h2 className="mb-2 font-[600]">Scene {index + 1}</h2>
        <LimitedField
          label="Name"
          placeholder="For your own use"
          value={scene.name ?? ""}
          most={80}
          disabled={isReadOnly}
          onChange={(name) => set("Name the scene", { name: name || undefined })}
        />
      </header>
      <Section title="Time">
        <div className="-mx-3">
          <SceneTimeControls
            scene={scene}
            seconds={scene.lastsAs && scene.voice ? seconds : scene.durationSeconds}
            shownSeconds={seconds}
            language={storyboard.language}
            onChange={change}
          />
        </div>
      </Section>
      <Section title="Layout and picture">
        <div className="flex flex-wrap gap-1.5">
          <Button size="sm" disabled={isReadOnly} onClick={() => setTask("layout")}>
            Choose a layout
          </Button>
          <Button size="sm" disabled={isReadOnly} onClick={() => setTask("media")}>
            Picture
          </Button>
        </div>
      </Section>
      {index > 0 && (
        <Section title="Comes in" isChanged={scene.transition !== undefined}>
          <Choice<string>
            label="By"
            value={transition.kind ?? ""}
            choices={[
              { value: "", label: "As the template" },
              ...transitionKinds.map((kind) => ({ value: kind, label: words(kind) })),
            ]}
            disabled={isReadOnly}
            onChange={(kind) =>
              setTransition({ kind: transitionKinds.find((known) => known === kind) ?? undefined })
            }
            onReset={
              scene.transition ? () => set("The template’s transition", { transition: undefined }) : undefined
            }
          />
          <NumberField
            label="Takes"
            unit="s"
            min={0}
            max={3}
            step={0.1}
            decimals={2}
            value={transition.seconds ?? null}
            unset="As the template"
            disabled={isReadOnly}
            onChange={(next) => setTransition({ seconds: next })}
            onReset={
              transition.seconds === undefined ? undefined : () => setTransition({ seconds: undefined })
            }
          />
          {goesOn && (
            <>
              <p className="text-muted text-xs">
                It goes on with what the scene before it shows, so nothing comes in anew.
              </p>
              <Button
                size="sm"
                className="justify-self-start"
                disabled={isReadOnly}
                onClick={() => set("Play the entrance again", { transition: undefined })}
              >
                Play its entrance again
              </Button>
            </>
          )}
        </Section>
      )}
      {task && task !== "words" && (
        <SceneTaskSheet
          task={{ kind: task, sceneId }}
          storyboard={storyboard}
          library={library}
          work={{ contentId: content.id, ownerId: content.ownerId, brief: content.brief }}
          onChange={change}
          onClose={() => setTask(null)}
        />
      )}
    </div>
  );
}

const words = (kind: string) => kind[0]?.toUpperCase() + kind.slice(1);
