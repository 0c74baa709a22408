import Download from "lucide-react/icons/download";
import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { saveFile } from "~/client/save-file";
import { languageName } from "~/domain/text/language-name";
import { parseCaptions, writeSrt, writeVtt } from "~/domain/video/captions";
import { findEncoding } from "~/formats/find-encoding";
import { captionsForFile, importCaptions } from "~/scene/caption-files";
import { Button } from "~/ui/button";
import { useEditor, useEditorCommands } from "../use-editor";

const mostFileBytes = 2 * 1024 * 1024;

/** The captions of one language as subtitle files, in and out. */
export function CaptionFiles({ language }: { language: string }) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const library = useEditor((state) => state.library);
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null);
  const name = languageName(language);
  const isEmpty = captionsForFile(storyboard, language, library).length === 0;

  const download = (kind: "srt" | "vtt") => {
    const cues = captionsForFile(storyboard, language, library);
    const text = kind === "srt" ? writeSrt(cues) : writeVtt(cues, language);
    const type = kind === "srt" ? "application/x-subrip" : "text/vtt";
    const title = storyboard.title.replace(/[\\/:*?"<>|\n]+/g, " ").trim() || "captions";
    saveFile(new Blob([text], { type: `${type};charset=utf-8` }), `${title}.${language}.${kind}`);
  };
  const take = async (chosen: File) => {
    setSaid(null);
    const read = chosen.size <= mostFileBytes ? parseCaptions(await textOf(chosen)) : [];
    if (read.length === 0) {
      setSaid({
        text: "This file holds no captions we can read. Choose an SRT or WebVTT file.",
        isProblem: true,
      });
      return;
    }
    const { taken, left } = importCaptions(storyboard, read, language, library);
    if (taken === 0) {
      setSaid({ text: "Its times lie after the end of this video. Nothing was changed.", isProblem: true });
      return;
    }
    editor.change(
      `Import ${name} captions`,
      (board) => importCaptions(board, read, language, library).storyboard,
    );
    const missing = left > 0 ? ` ${left} lie after the end of the video and were left out.` : "";
    setSaid({
      text: `${taken} ${taken === 1 ? "caption" : "captions"} imported.${missing}`,
      isProblem: false,
    });
  };

  return (
    <section aria-label="Subtitle files" className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Upload className="size-4" />} onClick={() => file.current?.click()}>
          Import SRT or VTT
        </Button>
        <Button
          size="sm"
          icon={<Download className="size-4" />}
          disabled={isEmpty}
          onClick={() => download("srt")}
        >
          SRT
        </Button>
        <Button
          size="sm"
          icon={<Download className="size-4" />}
          disabled={isEmpty}
          onClick={() => download("vtt")}
        >
          VTT
        </Button>
        <input
          ref={file}
          type="file"
          accept=".srt,.vtt,text/vtt,application/x-subrip"
          tabIndex={-1}
          className="sr-only"
          aria-label={`Subtitle file, ${name}`}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            currentTarget.value = "";
            if (chosen) void take(chosen);
          }}
        />
      </div>
      {said && (
        <p
          role={said.isProblem ? "alert" : "status"}
          className={said.isProblem ? "text-danger text-sm" : "text-muted text-sm"}
        >
          {said.text}
        </p>
      )}
    </section>
  );
}

/** Subtitle files are written in many encodings, and say nowhere in which. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(findEncoding(bytes)).decode(bytes);
}
