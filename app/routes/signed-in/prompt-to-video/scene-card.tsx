import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import PenLine from "lucide-react/icons/pen-line";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { type AcceptedClaim, statementKey } from "~/domain/facts/accepted-claim";
import type { Claim } from "~/domain/facts/claim";
import { withStatedFact } from "~/domain/facts/stated-by-person";
import type { Brief } from "~/domain/video/brief";
import {
  addSceneAfter,
  copyTakeOf,
  keepTakes,
  moveScene,
  removeScene,
  type ScriptLine,
  setCopy,
  setLine,
  setPicture,
  setPictureBrief,
} from "~/domain/video/edit-script";
import { type Script, type ScriptScene, scriptLimits } from "~/domain/video/script";
import { spokenLineOf } from "~/domain/video/spoken-line";
import type { CopyTake } from "~/domain/video/take";
import type { Brand } from "~/stores/brands/brand-document";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { showUndoToast } from "~/ui/toast";
import { AvoidedWords } from "./avoided-words";
import { ClaimNotes } from "./claim-notes";
import { RewritePanel, stampOf } from "./rewrite-panel";
import { ScenePicture } from "./scene-picture";
import { ScriptLineField } from "./script-line";
import type { ChangeScript } from "./use-script-history";

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

interface SceneCardProps {
  jobId: string;
  brief: Brief;
  script: Script;
  scene: ScriptScene;
  index: number;
  claims: readonly Claim[];
  accepted: readonly AcceptedClaim[];
  /** The brand the video is made for. */
  brand: Brand | null;
  problem: string | undefined;
  /** There is room for another scene. */
  canGrow: boolean;
  onChange: ChangeScript;
  onUndo: () => void;
}

/** One scene: its copy edited in place, the sentence said with it, its picture, and what it states. */
export function SceneCard(props: SceneCardProps) {
  const { jobId, brief, script, scene, index, claims, accepted, brand, problem, onChange, onUndo } = props;
  const [isRewriting, setRewriting] = useState(false);
  const edit = (line: ScriptLine) => (text: string) =>
    onChange((current) => setLine(current, scene.id, line, text), `${scene.id}/${line}`);

  function chooseCopy(take: CopyTake, pictureBrief: string | undefined, offered: CopyTake[]) {
    onChange((current) => {
      const before = current.scenes.find(({ id }) => id === scene.id);
      if (!before) return current;
      const kept = keepTakes(current, scene.id, [...offered, copyTakeOf(before, stampOf(null))]);
      const changed = setCopy(kept, scene.id, take);
      return pictureBrief ? setPictureBrief(changed, scene.id, pictureBrief) : changed;
    });
    setRewriting(false);
    showUndoToast("Other words are in place", onUndo);
  }

  function accept(statement: string) {
    const acceptedAt = new Date().toISOString();
    onChange((current) => ({
      ...current,
      acceptedClaims: [...(current.acceptedClaims ?? []), { statement, acceptedAt }],
    }));
  }

  function addFact(text: string) {
    const stamp = { id: crypto.randomUUID(), at: new Date().toISOString() };
    onChange((current) => {
      const sheet = { facts: current.addedFacts ?? [], decisions: [] };
      return { ...current, addedFacts: withStatedFact(sheet, text, current.language, stamp).facts };
    });
  }

  function withdraw(statement: string) {
    onChange((current) => ({
      ...current,
      acceptedClaims: (current.acceptedClaims ?? []).filter(
        (claim) => statementKey(claim.statement) !== statementKey(statement),
      ),
    }));
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-raised p-4 shadow-raised focus-within:border-line-strong sm:p-5">
      <div className="flex items-center justify-between gap-2">
        <h3 className="flex items-baseline gap-2 text-muted text-sm">
          <span className="tabular font-[550] text-text">Scene {index + 1}</span>
          {roleNames[scene.role]}
        </h3>
        <div className="flex items-center">
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isRewriting}
            icon={<PenLine className="size-3.5" />}
            onClick={() => setRewriting(!isRewriting)}
          >
            <span className="max-sm:sr-only">Other words</span>
          </Button>
          <IconButton
            size="sm"
            label={`Move scene ${index + 1} up`}
            icon={<ArrowUp className="size-4" />}
            disabled={index === 0}
            onClick={() => onChange((current) => moveScene(current, scene.id, -1))}
          />
          <IconButton
            size="sm"
            label={`Move scene ${index + 1} down`}
            icon={<ArrowDown className="size-4" />}
            disabled={index === script.scenes.length - 1}
            onClick={() => onChange((current) => moveScene(current, scene.id, 1))}
          />
          <IconButton
            size="sm"
            label={`Add a scene after scene ${index + 1}`}
            icon={<Plus className="size-4" />}
            disabled={!props.canGrow}
            onClick={() => onChange((current) => addSceneAfter(current, scene.id, crypto.randomUUID()))}
          />
          <IconButton
            size="sm"
            label={`Remove scene ${index + 1}`}
            icon={<Trash2 className="size-4" />}
            disabled={script.scenes.length <= scriptLimits.fewestScenes}
            onClick={() => {
              onChange((current) => removeScene(current, scene.id));
              showUndoToast("Scene removed", onUndo);
            }}
          />
        </div>
      </div>
      <div className="grid gap-1">
        {scene.label !== undefined && (
          <ScriptLineField
            scene={scene}
            line="label"
            name="Label"
            onChange={edit("label")}
            className="text-muted text-sm"
          />
        )}
        <ScriptLineField
          id={headlineId(scene.id)}
          scene={scene}
          line="headline"
          name="Headline"
          onChange={edit("headline")}
          className="font-[600] text-xl leading-snug"
        />
        <ScriptLineField
          scene={scene}
          line="body"
          name="Text below it"
          onChange={edit("body")}
          className="text-lg text-muted"
        />
        {(scene.action !== undefined || scene.role === "action") && (
          <ScriptLineField
            scene={scene}
            line="action"
            name="Button"
            onChange={edit("action")}
            className="font-[550]"
          />
        )}
      </div>
      {isRewriting && <RewritePanel brief={brief} script={script} scene={scene} onUse={chooseCopy} />}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 border-line border-t pt-3 text-sm">
        <span className="text-muted">Voice</span>
        <ScriptLineField
          scene={scene}
          line="spoken"
          name="What a voice says"
          placeholder={spokenLineOf({ ...scene, spoken: undefined }, script.language)}
          onChange={edit("spoken")}
          className=""
        />
      </div>
      {brief.pictureSource === "made" && (
        <ScenePicture
          jobId={jobId}
          scene={scene}
          format={brief.format}
          onDescribe={(text) =>
            onChange((current) => setPictureBrief(current, scene.id, text), `${scene.id}/picture`)
          }
          onPicture={(picture) => onChange((current) => setPicture(current, scene.id, picture))}
        />
      )}
      <ClaimNotes
        claims={claims}
        accepted={accepted}
        language={script.language}
        onAccept={accept}
        onWithdraw={withdraw}
        onAddFact={addFact}
      />
      {brand && <AvoidedWords scene={scene} brand={brand} />}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </li>
  );
}
