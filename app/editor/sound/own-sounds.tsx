import Mic from "lucide-react/icons/mic";
import Upload from "lucide-react/icons/upload";
import { Suspense, useRef, useState } from "react";
import { useLibrary } from "~/assets/use-library";
import { ApiError } from "~/client/call-api";
import { lazy } from "~/client/lazy";
import { mediaKindOf } from "~/domain/assets/media-type";
import { forgetTake } from "~/editor/voice/kept-takes";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { Select } from "~/ui/select";
import { uploadFile } from "~/uploads/upload-file";
import { useEditor } from "../use-editor";

const Recorder = lazy(async () => ({ default: (await import("~/editor/voice/recorder")).Recorder }));

export interface OwnSound {
  assetId: string;
  name: string;
  isRecording: boolean;
  durationSeconds?: number | undefined;
}

interface OwnSoundsProps {
  /** Names the choice. */
  label: string;
  records?: boolean;
  onChoose: (sound: OwnSound) => void;
}

/** One's own sound files: chosen from the library, uploaded, or recorded here. */
export function OwnSounds({ label, records = false, onChoose }: OwnSoundsProps) {
  const ownerId = useEditor((state) => state.content.ownerId);
  const contentId = useEditor((state) => state.content.id);
  const { reading } = useLibrary(ownerId, false);
  const file = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isRecording, setRecording] = useState(false);
  const sounds =
    reading.kind === "present"
      ? reading.value.assets.filter(
          ({ mediaType, trashedAt, hidden }) => mediaKindOf(mediaType) === "sound" && !trashedAt && !hidden,
        )
      : [];

  const take = async (blob: Blob, name: string, recorded: boolean) => {
    setProblem(null);
    setShare(0);
    try {
      const asset = await uploadFile(blob, {
        name,
        signal: new AbortController().signal,
        onProgress: setShare,
      });
      const { id: assetId, durationSeconds } = asset;
      onChoose({ assetId, name: name.replace(/\.\w+$/, ""), isRecording: recorded, durationSeconds });
      return true;
    } catch (error) {
      setProblem(
        error instanceof ApiError
          ? error.message
          : "The file was not uploaded. Try again; nothing was changed.",
      );
      return false;
    } finally {
      setShare(null);
    }
  };

  return (
    <div className="grid gap-2">
      {sounds.length > 0 && (
        <Select
          label={label}
          value=""
          choices={[
            { value: "", label: "Choose a file" },
            ...sounds.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => {
            const chosen = sounds.find((sound) => sound.id === id);
            if (!chosen) return;
            const { name, durationSeconds } = chosen;
            onChoose({ assetId: id, name, isRecording: false, durationSeconds });
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Upload className="size-4" />} onClick={() => file.current?.click()}>
          Upload a sound
        </Button>
        {records && (
          <Button size="sm" icon={<Mic className="size-4" />} onClick={() => setRecording(true)}>
            Record a sound
          </Button>
        )}
        <input
          ref={file}
          type="file"
          accept="audio/*"
          tabIndex={-1}
          className="sr-only"
          aria-label={`${label}: file`}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            currentTarget.value = "";
            if (chosen) void take(chosen, chosen.name, false);
          }}
        />
      </div>
      {share !== null && <ProgressBar label="Uploading" value={share} />}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {isRecording && (
        <Suspense>
          <Recorder
            title="Record a sound"
            lines={[]}
            wordless="A bell, a step, a word: whatever is to be heard. It begins after a count of three."
            place={`${contentId}/sound`}
            mostSeconds={300}
            onClose={() => setRecording(false)}
            onKeep={({ file: recording }) => {
              setRecording(false);
              void take(recording, "Recorded sound.wav", true).then(
                (came) => came && forgetTake(`${contentId}/sound`),
              );
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
