import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useId } from "react";
import type { Claim } from "~/domain/claim";
import {
  addSceneAfter,
  lineLimits,
  moveScene,
  removeScene,
  type ScriptLine,
  setLine,
  setPictureBrief,
} from "~/domain/edit-script";
import { findClaims } from "~/domain/find-claims";
import { type Script, type ScriptScene, scriptLimits } from "~/domain/script";
import { IconButton } from "~/ui/icon-button";
import { showUndoToast } from "~/ui/toast";

const roleNames: Record<ScriptScene["role"], string> = {
  hook: "Opening",
  point: "Point",
  proof: "Proof",
  offer: "Offer",
  action: "Close",
};

/** Where the focus goes when something is wrong with a scene. */
export function headlineId(sceneId: string): string {
  return `headline-of-${sceneId}`;
}

interface ScriptEditorProps {
  script: Script;
  prompt: string;
  problems: Record<string, string>;
  /** Pictures are made from words; with the user's own pictures or none there is nothing to say about them. */
  picturesAreMade: boolean;
  onChange: (script: Script) => void;
}

/** The script as a page of scenes: every line is edited in place, and every claim shows whether the brief backs it. */
export function ScriptEditor({ script, prompt, problems, picturesAreMade, onChange }: ScriptEditorProps) {
  const claims = findClaims(script.scenes, prompt);
  const remove = (scene: ScriptScene) => {
    onChange(removeScene(script, scene.id));
    showUndoToast("Scene removed", () => onChange(script));
  };
  return (
    <ol className="grid gap-3">
      {script.scenes.map((scene, index) => (
        <li
          key={scene.id}
          className="grid gap-3 rounded-lg border border-line bg-raised p-4 shadow-raised focus-within:border-line-strong sm:p-5"
        >
          <div className="flex items-center justify-between gap-2">
            <h3 className="flex items-baseline gap-2 text-muted text-sm">
              <span className="tabular font-[550] text-text">Scene {index + 1}</span>
              {roleNames[scene.role]}
            </h3>
            <div className="flex">
              <IconButton
                size="sm"
                label={`Move scene ${index + 1} up`}
                icon={<ArrowUp className="size-4" />}
                disabled={index === 0}
                onClick={() => onChange(moveScene(script, scene.id, -1))}
              />
              <IconButton
                size="sm"
                label={`Move scene ${index + 1} down`}
                icon={<ArrowDown className="size-4" />}
                disabled={index === script.scenes.length - 1}
                onClick={() => onChange(moveScene(script, scene.id, 1))}
              />
              <IconButton
                size="sm"
                label={`Add a scene after scene ${index + 1}`}
                icon={<Plus className="size-4" />}
                disabled={script.scenes.length >= scriptLimits.mostScenes}
                onClick={() => onChange(addSceneAfter(script, scene.id, crypto.randomUUID()))}
              />
              <IconButton
                size="sm"
                label={`Remove scene ${index + 1}`}
                icon={<Trash2 className="size-4" />}
                disabled={script.scenes.length <= scriptLimits.fewestScenes}
                onClick={() => remove(scene)}
              />
            </div>
          </div>
          <div className="grid gap-1">
            {scene.label !== undefined && (
              <Line
                scene={scene}
                line="label"
                name="Label"
                script={script}
                onChange={onChange}
                className="text-muted text-sm"
              />
            )}
            <Line
              scene={scene}
              line="headline"
              name="Headline"
              script={script}
              onChange={onChange}
              className="font-[600] text-xl leading-snug"
            />
            <Line
              scene={scene}
              line="body"
              name="Text below it"
              script={script}
              onChange={onChange}
              className="text-lg text-muted"
            />
            {(scene.action !== undefined || scene.role === "action") && (
              <Line
                scene={scene}
                line="action"
                name="Button"
                script={script}
                onChange={onChange}
                className="font-[550]"
              />
            )}
          </div>
          {picturesAreMade && (
            <PictureBrief
              scene={scene}
              onChange={(text) => onChange(setPictureBrief(script, scene.id, text))}
            />
          )}
          <Claims claims={claims.filter((claim) => claim.sceneId === scene.id)} />
          {problems[scene.id] && (
            <p role="alert" className="text-danger text-sm">
              {problems[scene.id]}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

interface LineProps {
  scene: ScriptScene;
  line: ScriptLine;
  name: string;
  script: Script;
  onChange: (script: Script) => void;
  className: string;
}

const inPlace =
  "field-sizing-content -mx-2 w-[calc(100%+16px)] resize-none rounded-sm bg-transparent px-2 py-1 transition-colors hover:bg-hover focus:bg-sunken focus:outline-2 focus:outline-focus";

function Line({ scene, line, name, script, onChange, className }: LineProps) {
  const text = scene[line] ?? "";
  const over = text.trim().length - lineLimits[line];
  return (
    <label className="grid">
      <span className="sr-only">{name}</span>
      <textarea
        id={line === "headline" ? headlineId(scene.id) : undefined}
        rows={1}
        value={text}
        placeholder={name}
        aria-invalid={over > 0 || undefined}
        onChange={(event) =>
          onChange(setLine(script, scene.id, line, event.target.value.replaceAll("\n", " ")))
        }
        className={`${inPlace} ${className}`}
      />
      {over > 0 && <span className="text-danger text-sm">{over} characters too many</span>}
    </label>
  );
}

function PictureBrief({ scene, onChange }: { scene: ScriptScene; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 border-line border-t pt-3 text-sm">
      <label htmlFor={id} className="text-muted">
        Picture
      </label>
      <textarea
        id={id}
        rows={1}
        maxLength={scriptLimits.pictureBriefCharacters}
        value={scene.pictureBrief}
        onChange={(event) => onChange(event.target.value.replaceAll("\n", " "))}
        className={inPlace}
      />
    </div>
  );
}

function Claims({ claims }: { claims: Claim[] }) {
  const unbacked = claims.filter((claim) => claim.backing.kind === "unbacked");
  if (unbacked.length === 0) return null;
  return (
    <ul className="grid gap-1 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      {unbacked.map((claim) => (
        <li key={claim.statement}>
          “{claim.about.join("”, “")}” is not in your brief. Keep it only if it is true.
        </li>
      ))}
    </ul>
  );
}
