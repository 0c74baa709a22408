import AudioLines from "lucide-react/icons/audio-lines";
import Mic from "lucide-react/icons/mic";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { formatCredits } from "~/domain/credits/format-credits";
import {
  removeVoice,
  setFollowsVoice,
  setSceneVoiceGain,
  setSpoken,
  setVoice,
  setVoiceGain,
} from "~/scene/edit-sound";
import { linesToSay, partOf } from "~/scene/lines-to-say";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { voiceIsStale } from "~/scene/voice-is-stale";
import type { ChangeVideo } from "~/studio/scenes/scene-task";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { showUndoToast } from "~/ui/toast";
import { forgetTake } from "./kept-takes";
import { PunchIn } from "./punch-in";
import { Recorder } from "./recorder";
import { useSpeakers } from "./speakers";
import {
  divideRecording,
  type TrimmedRecording,
  trimVoice,
  VoiceError,
  voiceBuiltIn,
  voiceFromFile,
  voiceFromService,
} from "./voice-file";
import { VoiceScene } from "./voice-scene";
import {
  cancelVoice,
  makeVoice,
  makeVoices,
  speakAll,
  stopSpeaking,
  useVoices,
  type VoiceWork,
} from "./voice-tasks";

interface VoicesBySceneProps {
  contentId: string;
  title: string;
  storyboard: Storyboard;
  onChange: ChangeVideo;
}

/** Stands for all scenes where one is named. */
const wholeTake = "whole-take";
const savingWords = "Saving the recording";
/** Longest takes, in seconds: of one scene, and of all of them. */
const mostSceneSeconds = 110;
const mostTakeSeconds = 540;

/** Who says what, scene by scene: recorded here, spoken by a voice, or brought along. */
export function VoicesByScene({ contentId, title, storyboard, onChange }: VoicesBySceneProps) {
  const { scenes, language } = storyboard;
  const speakers = useSpeakers(language);
  const lines = linesToSay(storyboard);
  const lineOf = ({ id }: Scene) => lines.get(id) ?? "";
  const [chosenId, setChosenId] = useState<string | null>(null);
  const speaker = speakers.find(({ id }) => id === chosenId) ?? speakers[0] ?? null;
  const [recordingId, setRecordingId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { tasks, all } = useVoices(contentId);

  const workOf = (scene: Scene): VoiceWork => {
    const text = lineOf(scene);
    return ({ signal, report }) => {
      if (!speaker?.service) {
        return voiceBuiltIn(
          text,
          language,
          (share) => report(share < 1 ? "Loading the voice" : "Speaking", share < 1 ? share : null),
          signal,
        );
      }
      const { modelId, voice } = speaker.service;
      const idempotencyKey = crypto.randomUUID();
      return voiceFromService({ text, language, speechModelId: modelId, voice, idempotencyKey }, signal);
    };
  };
  const [parameters] = useSearchParams();
  const sayable = scenes.filter((scene) => lineOf(scene) !== "");
  const silent = sayable.filter((scene) => !scene.voice);
  const stale = sayable.filter((scene) => voiceIsStale(scene, language));
  const toSpeak = sayable.filter((scene) => silent.includes(scene) || stale.includes(scene));
  const remove = (scene: Scene) => {
    const { voice, lastsAs } = scene;
    if (!voice) return;
    onChange((current) => removeVoice(current, scene.id));
    showUndoToast("Voice removed", () =>
      onChange((current) => {
        const restored = setVoice(current, scene.id, voice);
        return lastsAs ? restored : setFollowsVoice(restored, scene.id, false);
      }),
    );
  };
  const takePlace = (name: string) => `${contentId}/${name}`;
  const saving =
    (scene: Scene, { file, parts }: TrimmedRecording): VoiceWork =>
    () => {
      const line = lineOf(scene);
      return voiceFromFile(file, `Recording: ${line.slice(0, 80) || "a line"}.wav`, line, language, parts);
    };
  const saveWholeTake = async (take: TrimmedRecording) => {
    setProblem(null);
    try {
      const divided = await divideRecording(take, sayable.map(lineOf), language);
      const orders = sayable.flatMap((scene, index) => {
        const part = divided[index];
        return part ? { sceneId: scene.id, work: saving(scene, part) } : [];
      });
      if (await makeVoices(contentId, savingWords, orders)) forgetTake(takePlace(wholeTake));
      else
        setProblem(
          "Not every line was saved. The take is kept here: record all again and choose “Listen to it”.",
        );
    } catch (error) {
      setProblem(
        error instanceof VoiceError ? error.message : "The take was not divided. It is kept here; try again.",
      );
    }
  };
  const recorded = scenes.find(({ id }) => id === recordingId);

  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="text-muted text-sm">
          Record a line, let a voice speak it, or upload one. The music steps back while somebody speaks.
        </p>
        <Button
          icon={<Mic className="size-4" />}
          disabled={sayable.length === 0}
          className="justify-self-start"
          onClick={() => setRecordingId(wholeTake)}
        >
          Record all in one take
        </Button>
        <PunchIn />
        {problem && (
          <p role="alert" className="text-danger text-sm">
            {problem}
          </p>
        )}
      </div>
      {speaker && (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <Select
            label="Spoken by"
            value={speaker.id}
            onChange={setChosenId}
            choices={speakers.map(({ id, label, detail }) => ({ value: id, label, detail }))}
          />
          <Button
            icon={<AudioLines className="size-4" />}
            disabled={toSpeak.length === 0 || all !== null}
            onClick={() =>
              void speakAll(
                contentId,
                title,
                toSpeak.map((scene) => ({
                  sceneId: scene.id,
                  number: scenes.indexOf(scene) + 1,
                  work: workOf(scene),
                })),
              )
            }
            className="h-10"
          >
            Speak all
            {speaker.creditsPerLine * toSpeak.length > 0 &&
              ` · ${formatCredits(speaker.creditsPerLine * toSpeak.length)}`}
          </Button>
          {all && (
            <div className="col-span-2 grid gap-1.5 rounded-md border border-line bg-raised p-3">
              <div className="flex items-center gap-3">
                <div className="grow">
                  <ProgressBar
                    label="Speaking the lines"
                    value={all.done / all.total}
                    detail={`${all.done} of ${all.total}`}
                  />
                </div>
                <Button size="sm" variant="ghost" onClick={() => stopSpeaking(contentId)}>
                  Stop
                </Button>
              </div>
              <p className="text-muted text-sm">
                It goes on when you leave this page, until the tab is closed.
              </p>
            </div>
          )}
          {!all && stale.length > 0 && (
            <p className="col-span-2 text-muted text-sm">
              {stale.length === 1 ? "One voice says" : `${stale.length} voices say`} the old words; Speak all
              replaces {stale.length === 1 ? "it" : "them"}.
            </p>
          )}
        </div>
      )}
      {speakers.length === 0 && (
        <p className="rounded-md bg-sunken px-3 py-2 text-muted text-sm">
          No voice service is set up here, and the built-in voice speaks English only. Record the lines or
          upload them.
        </p>
      )}
      <ol className="grid gap-2">
        {scenes.map((scene, index) => (
          <VoiceScene
            key={scene.id}
            scene={scene}
            number={index + 1}
            line={lineOf(scene)}
            goesOnFrom={firstOf(scenes, index)}
            isStale={voiceIsStale(scene, language)}
            isSought={parameters.get("scene") === scene.id}
            task={tasks.get(scene.id) ?? null}
            creditsToSpeak={speaker?.creditsPerLine ?? null}
            onSpeak={() => void makeVoice(contentId, scene.id, "Speaking", workOf(scene))}
            onRecord={() => setRecordingId(scene.id)}
            onUpload={(file) =>
              void makeVoice(contentId, scene.id, "Uploading", () =>
                voiceFromFile(file, file.name, lineOf(scene), language),
              )
            }
            onCancel={() => cancelVoice(contentId, scene.id)}
            onRemove={() => remove(scene)}
            onFollow={(follows) => onChange((current) => setFollowsVoice(current, scene.id, follows))}
            onGain={(gain) =>
              onChange((current) => setSceneVoiceGain(current, scene.id, gain), `voice-gain-${scene.id}`)
            }
            onTrim={() => {
              const { voice } = scene;
              if (!voice) return;
              void makeVoice(contentId, scene.id, "Trimming", ({ signal }) =>
                trimVoice(voice, language, signal),
              );
            }}
            onSpoken={(text) =>
              onChange((current) => setSpoken(current, scene.id, text), `spoken-${scene.id}`)
            }
          />
        ))}
      </ol>
      {scenes.some((scene) => scene.voice) && (
        <Slider
          label="Voice volume"
          value={Math.round((storyboard.voiceGain ?? 1) * 100)}
          min={0}
          max={100}
          step={5}
          format={(value) => `${value}%`}
          onChange={(value) => onChange((current) => setVoiceGain(current, value / 100), "voice volume")}
        />
      )}
      {recorded && (
        <Recorder
          key={recorded.id}
          title={`Record scene ${scenes.indexOf(recorded) + 1}`}
          lines={[lineOf(recorded)]}
          place={takePlace(recorded.id)}
          mostSeconds={mostSceneSeconds}
          onClose={() => setRecordingId(null)}
          onKeep={(take) => {
            setRecordingId(null);
            void makeVoice(contentId, recorded.id, savingWords, saving(recorded, take)).then(
              (came) => came && forgetTake(takePlace(recorded.id)),
            );
          }}
        />
      )}
      {recordingId === wholeTake && (
        <Recorder
          title="Record all in one take"
          lines={sayable.map(lineOf)}
          place={takePlace(wholeTake)}
          mostSeconds={mostTakeSeconds}
          onClose={() => setRecordingId(null)}
          onKeep={(take) => {
            setRecordingId(null);
            void saveWholeTake(take);
          }}
        />
      )}
    </div>
  );
}

/** The number of the scene that one goes on from. */
function firstOf(scenes: readonly Scene[], index: number): number | null {
  const place = partOf(scenes, index);
  return place && place.part > 1 ? index - place.part + 2 : null;
}
