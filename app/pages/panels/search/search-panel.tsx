import { useState } from "react";
import { setSeo } from "~/sections/edit/edit-page";
import { resultRooms, widthInArial } from "~/sections/search/result-width";
import { Button } from "~/ui/button";
import { Switch } from "~/ui/switch";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";
import type { BuilderPanelProps } from "../../builder/page-editor";
import { headOf, usePublishedShape } from "../use-published-shape";
import { ResultPreview } from "./result-preview";
import { RichResults } from "./rich-results";
import { RoomBar } from "./room-bar";
import { ShareCard } from "./share-card";

const titleCharacters = 200;
const descriptionCharacters = 500;

/** How the page is found and shared: its words, how they look there, and what machines are told. */
export default function SearchPanel({ project, page, facts, editor, isReadOnly }: BuilderPanelProps) {
  const shown = usePublishedShape(page, facts);
  const { seo } = page;
  const head = headOf({ ...project, page });
  const set = (words: string, fields: Parameters<typeof setSeo>[1], place: string) =>
    editor.change(words, (now) => setSeo(now, fields), `seo/${place}`);
  const { title, description } = resultRooms.desktop;
  return (
    <fieldset disabled={isReadOnly} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <ResultPreview head={head} />
      <section aria-label="Words" className="grid gap-4">
        <TextField
          label="Title"
          value={seo.title}
          limit={titleCharacters}
          placeholder={project.title}
          hint={<RoomBar pixels={widthInArial(head.title, title.size)} room={title.pixels} />}
          onChange={({ target }) =>
            set("Title for search", { title: target.value.slice(0, titleCharacters) }, "title")
          }
        />
        <TextArea
          label="Description"
          rows={3}
          value={seo.description}
          limit={descriptionCharacters}
          hint={
            <RoomBar pixels={widthInArial(seo.description, description.size)} room={description.pixels} />
          }
          onChange={({ target }) =>
            set(
              "Description for search",
              { description: target.value.slice(0, descriptionCharacters) },
              "description",
            )
          }
        />
        <FillFromFacts facts={facts} language={page.language} editor={editor} />
      </section>
      <ShareCard
        page={page}
        head={head}
        onChoose={(imageAssetId) => set("Share image", { imageAssetId }, "image")}
      />
      <section aria-labelledby="search-found-heading" className="grid gap-4 border-line border-t pt-5">
        <h3 id="search-found-heading" className="font-[550]">
          Where it is found
        </h3>
        <Canonical
          value={seo.canonical ?? ""}
          onChange={(canonical) =>
            set("Canonical address", { canonical: canonical || undefined }, "canonical")
          }
        />
        <Switch
          label="Leave it out of search"
          hint="Search engines are asked not to list it. Whoever has the link still sees it."
          checked={seo.isUnlisted === true}
          onChange={(isUnlisted) =>
            set(
              isUnlisted ? "Leave out of search" : "List in search",
              { isUnlisted: isUnlisted || undefined },
              "listed",
            )
          }
        />
      </section>
      <RichResults page={shown} head={head} productId={project.productId} editor={editor} />
    </fieldset>
  );
}

/** Kept once it is an address, so that nothing half-typed is published. */
function Canonical({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const written = (typed ?? value).trim();
  const isAddress = written === "" || (/^https?:\/\/[^\s/]+/i.test(written) && URL.canParse(written));
  return (
    <TextField
      label="Preferred address"
      type="url"
      inputMode="url"
      value={typed ?? value}
      placeholder="This page’s own"
      error={typed !== null && !isAddress ? "Write a whole address, like https://example.com/kettle." : null}
      hint="Only where the same is sold on a page of yours: search engines then list that one."
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (!isAddress) return;
        if (written !== value) onChange(written.slice(0, 2048));
        setTyped(null);
      }}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
    />
  );
}

interface FillProps extends Pick<BuilderPanelProps, "facts" | "editor"> {
  language: string;
}

/** The built-in writer's words, from facts alone. */
function FillFromFacts({ facts, language, editor }: FillProps) {
  const [isWriting, setWriting] = useState(false);
  async function fill() {
    setWriting(true);
    try {
      const { draftPage } = await import("~/sections/writer/write-directions");
      const { writerInputSchema } = await import("~/sections/writer/write-input");
      const { title, description } = draftPage(writerInputSchema.parse({ facts, language }), "story").page
        .seo;
      const written = { ...(title && { title }), ...(description && { description }) };
      if (!title && !description)
        showToast("The facts say too little for that", "A name and a description of the product are enough.");
      else editor.change("Fill from the facts", (now) => setSeo(now, written));
    } finally {
      setWriting(false);
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-muted text-sm">
        {facts.length === 0 ? "No facts are known to write them from." : "Written from what is known alone."}
      </p>
      <Button size="sm" loading={isWriting} disabled={facts.length === 0} onClick={() => void fill()}>
        Fill from the facts
      </Button>
    </div>
  );
}
