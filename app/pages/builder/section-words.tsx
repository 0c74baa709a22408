import WandSparkles from "lucide-react/icons/wand-sparkles";
import { useEffect, useRef, useState } from "react";
import type { SectionDefinition, SlotDeclarations } from "~/sections/define-section";
import { slotAt } from "~/sections/edit/edit-slots";
import { writeTake } from "~/sections/edit/edit-takes";
import { blocksOf, type Page, type Section, type Slots } from "~/sections/page";
import { placeKey, placeOfKey } from "~/sections/shown-page";
import { mostTexts } from "~/sections/writer/texts-request";
import { Button } from "~/ui/button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { showErrorToast, showToast, showUndoToast } from "~/ui/toast";
import type { FieldSurroundings } from "./fields/field-surroundings";
import { otherWords, type Wish } from "./fields/other-words";
import { declaredOf, newMark } from "./fields/text-choices";
import { languageChoices } from "./language-choices";

interface SectionWordsProps {
  sectionId: string;
  section: Section;
  definition: SectionDefinition;
  around: FieldSurroundings;
}

/** Languages offered at once; the fields offer all. */
const offeredLanguages = ["en", "de", "fr", "es", "it", "pt", "nl"];

/** Every text of a section said otherwise in one step; what stood there is kept as takes. */
export function SectionWords({ sectionId, section, definition, around }: SectionWordsProps) {
  const [isAsking, setAsking] = useState(false);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const { editor, facts, language } = around;
  const texts = textsOf(sectionId, section, definition).slice(0, mostTexts);
  if (texts.length === 0) return null;

  async function ask(wish: Wish) {
    const controller = new AbortController();
    asking.current = controller;
    setAsking(true);
    try {
      const { found, madeBy } = await otherWords({ texts, wish, facts, language, signal: controller.signal });
      const edit = (page: Page) => withWords(page, texts, found, madeBy);
      if (controller.signal.aborted) return;
      const isChanged = edit(editor.read()) !== editor.read();
      if (isChanged && editor.change("Words of the section", edit))
        showUndoToast("Words replaced", editor.undo);
      else showToast("Nothing was changed", [...found.values()].find(({ why }) => why)?.why ?? undefined);
    } catch (error) {
      if (!controller.signal.aborted) showErrorToast("The words were not changed", (error as Error).message);
    } finally {
      setAsking(false);
    }
  }

  return (
    <Menu
      align="start"
      trigger={
        <Button
          size="sm"
          loading={isAsking}
          icon={<WandSparkles className="size-3.5" />}
          className="justify-self-start"
        >
          All words
        </Button>
      }
    >
      <MenuItem onSelect={() => void ask({ kind: "rewrite", move: "other-words" })}>Rewrite</MenuItem>
      <MenuItem onSelect={() => void ask({ kind: "rewrite", move: "shorter" })}>Shorten</MenuItem>
      <MenuItem onSelect={() => void ask({ kind: "rewrite", move: "plainer" })}>Say it more plainly</MenuItem>
      <MenuSeparator />
      {languageChoices(language)
        .filter(({ value }) => offeredLanguages.includes(value) && value !== language)
        .map(({ value, label }) => (
          <MenuItem key={value} onSelect={() => void ask({ kind: "translate", to: value })}>
            Translate into {label}
          </MenuItem>
        ))}
    </Menu>
  );
}

/** Texts that have words, by the mark of their place. */
function textsOf(sectionId: string, section: Section, definition: SectionDefinition) {
  const of = (slots: Slots, declarations: SlotDeclarations, blockId: string | null) =>
    Object.entries(declarations).flatMap(([slot, declaration]) => {
      const content = slots[slot];
      if (declaration.kind !== "text" || content?.kind !== "text" || !content.text.trim()) return [];
      return [{ id: placeKey({ sectionId, blockId, slot }), text: content.text, ...declaredOf(declaration) }];
    });
  const declared = definition.blocks?.slots ?? {};
  return [
    ...of(section.slots, definition.slots, null),
    ...blocksOf(section).flatMap(({ id, slots }) => of(slots, declared, id)),
  ];
}

/** What was written meanwhile is left as it is. */
function withWords(
  page: Page,
  texts: readonly { id: string; text: string }[],
  found: Awaited<ReturnType<typeof otherWords>>["found"],
  madeBy: string,
): Page {
  return texts.reduce((now, { id, text }) => {
    const [first, ...others] = found.get(id)?.offered ?? [];
    const place = placeOfKey(id);
    const present = slotAt(now, place);
    if (!first || present?.kind !== "text" || present.text !== text) return now;
    return writeTake(now, place, first, newMark, { madeBy, offered: others });
  }, page);
}
