import AudioLines from "lucide-react/icons/audio-lines";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { formatCredits } from "~/domain/credits/format-credits";
import { removeVoice, setFollowsVoice, setSpoken, setVoice, setVoiceGain } from "~/scene/edit-sound";
import { lineToSay } from "~/scene/line-to-say";
import type { Scene } from "~/scene/storyboard";
import { voiceIsStale } from "~/scene/voice-is-stale";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { showUndoToast } from "~/ui/toast";
import type { SoundPanelProps } from "./sound-panel";
import { SoundRecorder } from "./sound-recorder";
import { useSpeakers } from "./sound-speakers";
import { voiceBuiltIn, voiceFromFile, voiceFromService } from "./sound-voice-file";
import { SoundVoiceScene } from "./sound-voice-scene";
import {
  cancelVoice,
  makeVoice,
  speakAll,
  stopSpeaking,
  useVoices,
  type VoiceWork,
} from "./sound-voice-tasks";

export interface SoundVoicesProps extends SoundPanelProps {
  contentId: string;
  title: string;
}

/** Who says what, scene by scene: recorded here, spoken by a voice, or brought along. */
export function SoundVoices({ contentId, title, storyboard, onChange }: SoundVoicesProps) {
  const { scenes, language } = storyboard;
  const speakers = useSpeakers(language);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const speaker = speakers.find(({ id }) => id === chosenId) ?? speakers[0] ?? null;
  const [recordingId, setRecordingId] = useState<string | null>(null);
  const { tasks, all } = useVoices(contentId);

  const workOf = (scene: Scene): VoiceWork => {
    const text = lineToSay(scene, language);
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
  const sayable = scenes.filter((scene) => lineToSay(scene, language) !== "");
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
  const recorded = scenes.find(({ id }) => id === recordingId);

  return (
    <section aria-labelledby="sound-voice" className="grid gap-4">
      <div className="grid gap-0.5">
        <h2 id="sound-voice" className="font-[550]">
          Voice
        </h2>
        <p className="text-muted text-sm">
          Record a line, let a voice speak it, or upload one. The music steps back while somebody speaks.
        </p>
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
          <SoundVoiceScene
            key={scene.id}
            scene={scene}
            number={index + 1}
            line={lineToSay(scene, language)}
            isStale={voiceIsStale(scene, language)}
            isSought={parameters.get("scene") === scene.id}
            task={tasks.get(scene.id) ?? null}
            creditsToSpeak={speaker?.creditsPerLine ?? null}
            onSpeak={() => void makeVoice(contentId, scene.id, "Speaking", workOf(scene))}
            onRecord={() => setRecordingId(scene.id)}
            onUpload={(file) =>
              void makeVoice(contentId, scene.id, "Uploading", () =>
                voiceFromFile(file, file.name, lineToSay(scene, language), language),
              )
            }
            onCancel={() => cancelVoice(contentId, scene.id)}
            onRemove={() => remove(scene)}
            onFollow={(follows) => onChange((current) => setFollowsVoice(current, scene.id, follows))}
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
        <SoundRecorder
          line={lineToSay(recorded, language)}
          onClose={() => setRecordingId(null)}
          onKeep={({ file, parts }) => {
            setRecordingId(null);
            const line = lineToSay(recorded, language);
            const name = `Recording: ${line.slice(0, 80) || "a line"}.wav`;
            void makeVoice(contentId, recorded.id, "Saving the recording", () =>
              voiceFromFile(file, name, line, language, parts),
            );
          }}
        />
      )}
    </section>
  );
}
