import Languages from "lucide-react/icons/languages";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { Fragment, useEffect, useRef, useState } from "react";
import { ApiError } from "~/client/call-api";
import { languageName } from "~/domain/text/language-name";
import { captionLanguages, captionsOf } from "~/scene/captions-of";
import { removeCaptionLanguage, setCaptionLook, setCaptionTrack } from "~/scene/edit-caption-tracks";
import type { Storyboard } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Popover } from "~/ui/popover";
import { Select } from "~/ui/select";
import { useEditor, useEditorCommands } from "../use-editor";
import { languageChoice, languagesBeside } from "./caption-language";
import { MissingNote } from "./missing-note";
import { StaleNote } from "./stale-note";
import { takeTranslation, translateCaptions } from "./translate-captions";

interface CaptionTracksProps {
  /** Whose captions are edited. */
  language: string;
  /** Whose stand beside them; null for none. */
  beside: string | null;
  onLanguage: (language: string) => void;
  onBeside: (language: string | null) => void;
}

/** The languages there are captions in: which is edited, which stands beside it, and which are in the picture. */
export function CaptionTracks({ language, beside, onLanguage, onBeside }: CaptionTracksProps) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const present = captionLanguages(storyboard);
  const look = storyboard.captions;
  const others = present.filter((tag) => tag !== language);
  const none = { value: "", label: "None" };
  return (
    <section aria-label="Languages" className="grid gap-3">
      <div className="grid grid-cols-2 items-end gap-2">
        <Select
          label="Language"
          value={language}
          choices={present.map(languageChoice)}
          onChange={(next) => {
            onLanguage(next);
            if (next === beside) onBeside(null);
          }}
        />
        <Select
          label="Compare with"
          value={beside ?? ""}
          choices={[none, ...others.map(languageChoice)]}
          onChange={(next) => onBeside(next || null)}
        />
      </div>
      {others.concat(language).map((tag) => (
        <Fragment key={tag}>
          <StaleNote language={tag} />
          <MissingNote language={tag} />
        </Fragment>
      ))}
      <div className="flex flex-wrap gap-2">
        <AddLanguage
          storyboard={storyboard}
          present={present}
          onAdded={(tag) => {
            if (tag !== language) onBeside(tag);
          }}
        />
        {language !== storyboard.language && (
          <IconButton
            size="sm"
            label={`Remove the ${languageName(language)} captions`}
            icon={<Trash2 className="size-4" />}
            onClick={() => {
              editor.change(`Remove ${languageName(language)} captions`, (board) =>
                removeCaptionLanguage(board, language),
              );
              onLanguage(storyboard.language);
              onBeside(null);
            }}
          />
        )}
      </div>
      {look?.show && present.length > 1 && (
        <div className="grid grid-cols-2 gap-2">
          <Select
            label="In the picture"
            value={look.language ?? storyboard.language}
            choices={present.map(languageChoice)}
            onChange={(next) =>
              editor.change(`Show ${languageName(next)} captions`, (board) =>
                setCaptionLook(board, {
                  language: next === board.language ? undefined : next,
                  ...(board.captions?.secondLanguage === next && { secondLanguage: undefined }),
                }),
              )
            }
          />
          <Select
            label="Beneath it"
            value={look.secondLanguage ?? ""}
            choices={[
              none,
              ...present.filter((tag) => tag !== (look.language ?? storyboard.language)).map(languageChoice),
            ]}
            onChange={(next) =>
              editor.change(
                next ? `${languageName(next)} captions beneath` : "No captions beneath",
                (board) => setCaptionLook(board, { secondLanguage: next || undefined }),
              )
            }
          />
        </div>
      )}
    </section>
  );
}

interface AddLanguageProps {
  storyboard: Storyboard;
  present: readonly string[];
  onAdded: (language: string) => void;
}

function AddLanguage({ storyboard, present, onAdded }: AddLanguageProps) {
  const editor = useEditorCommands();
  const choices = languagesBeside(present);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(choices[0]?.value ?? "fr");
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const name = languageName(chosen);
  const hasCaptions = storyboard.scenes.some(
    (scene) => captionsOf(scene, storyboard.language, storyboard.language).length > 0,
  );

  const byHand = () => {
    editor.change(`Add ${name} captions`, (board) =>
      board.scenes.reduce((all, scene) => {
        const own = captionsOf(scene, board.language, board.language);
        const copy = own.map(({ startSeconds, endSeconds, text }) => ({ startSeconds, endSeconds, text }));
        return copy.length > 0 ? setCaptionTrack(all, { sceneId: scene.id, language: chosen }, copy) : all;
      }, board),
    );
    onAdded(chosen);
    setOpen(false);
  };
  const translate = async () => {
    running.current?.abort();
    const aborting = new AbortController();
    running.current = aborting;
    setWorking(true);
    setProblem(null);
    try {
      const { tracks, madeBy, missing } = await translateCaptions(storyboard, chosen, aborting.signal);
      if (tracks.size === 0) {
        setProblem("No caption could be translated. Copy them and write the other words by hand.");
        return;
      }
      editor.change(`Translate captions to ${name}`, (board) =>
        takeTranslation(board, chosen, tracks, storyboard),
      );
      editor.announce(
        `${name} captions by ${madeBy}.${missing > 0 ? ` ${missing} could not be translated and are missing.` : ""}`,
      );
      onAdded(chosen);
      setOpen(false);
    } catch (error) {
      if (aborting.signal.aborted) return;
      setProblem(
        error instanceof ApiError
          ? `${error.message} Or copy the captions and write the other words by hand.`
          : "The captions were not translated. Try again, or copy them and write the other words by hand.",
      );
    } finally {
      if (running.current === aborting) setWorking(false);
    }
  };

  return (
    <Popover
      label="Add a language"
      className="grid w-80 gap-3 p-3"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" icon={<Plus className="size-4" />}>
          Add a language
        </Button>
      }
    >
      <Select label="Language to add" value={chosen} choices={choices} onChange={setChosen} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          icon={<Languages className="size-4" />}
          loading={isWorking}
          disabled={!hasCaptions}
          onClick={() => void translate()}
        >
          Translate
        </Button>
        <Button size="sm" disabled={!hasCaptions || isWorking} onClick={byHand}>
          Copy and write by hand
        </Button>
      </div>
      {!hasCaptions && (
        <p className="text-muted text-sm">
          There are no captions to translate yet. Give a scene a voice or a caption first.
        </p>
      )}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </Popover>
  );
}
