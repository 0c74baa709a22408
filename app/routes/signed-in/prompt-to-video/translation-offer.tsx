import { useState } from "react";
import { useCanTranslate } from "~/briefs/use-can-translate";
import { callApi } from "~/client/call-api";
import { translateOnDevice } from "~/client/device-translator";
import { languageName } from "~/domain/text/language-name";
import type { Brief } from "~/domain/video/brief";
import type { BriefReading, PartKind } from "~/domain/video/brief-reading";
import type { Script } from "~/domain/video/script";
import { textsOf, translateScript } from "~/domain/video/translate-script";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";

interface TranslationOfferProps {
  brief: Brief;
  written: Script;
  script: Script;
  onTranslated: (script: Script) => void;
}

/** What is said as it is in every language. */
const untranslatable: readonly PartKind[] = ["name", "contact", "address"];

/**
 * Where the words are in another language than was asked for: the browser's own translator, if it has one. What it has
 * translated is said to be a translation, with the lines that stayed as they were.
 */
export function TranslationOffer({ brief, written, script, onTranslated }: TranslationOfferProps) {
  const { language: from } = script;
  const { language: to } = brief;
  const isTranslated = script.language !== written.language;
  const canBe = useCanTranslate(from, to);
  const [share, setShare] = useState<number | null>(null);
  const [kept, setKept] = useState<readonly string[]>([]);

  async function translate() {
    setShare(1);
    try {
      const body = { prompt: brief.prompt, language: from };
      const { reading } = await callApi<{ reading: BriefReading }>("/api/v1/briefs/read", {
        method: "POST",
        body,
      });
      const names = reading.parts.flatMap(({ kind, text }) => (untranslatable.includes(kind) ? [text] : []));
      const texts = textsOf(script).filter((text) => !names.includes(text));
      const translated = await translateOnDevice(texts, { from, to, onDownload: setShare });
      const translations = new Map(texts.map((text, index) => [text, translated[index] ?? ""]));
      const told = translateScript(script, translations, { language: to, kept: names });
      setKept(told.untranslated);
      onTranslated(told.script);
    } catch (error) {
      console.error("The browser did not translate", error);
      showErrorToast(
        "Not translated",
        "This browser’s translator did not answer. Try again, or edit the lines.",
      );
    } finally {
      setShare(null);
    }
  }

  if (isTranslated)
    return (
      <div role="status" className="grid gap-1 rounded-lg border border-line p-4 text-sm">
        <p>
          Translated from {languageName(written.language)} by this browser. Read every line; numbers, names
          and contacts are as you wrote them.
        </p>
        {kept.length > 0 && (
          <p className="text-warning">
            {kept.length === 1 ? "One line stayed" : `${kept.length} lines stayed`} in{" "}
            {languageName(written.language)}: its translation lost a fact or did not fit.
          </p>
        )}
      </div>
    );
  if (from === to) return null;
  if (!canBe)
    return (
      <p className="rounded-lg border border-line p-4 text-sm">
        You asked for {languageName(to)}. The writer here keeps your own words, which are in{" "}
        {languageName(from)}; edit the lines, or write the brief in {languageName(to)}.
      </p>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line p-4">
      <p className="min-w-0 grow basis-60 text-sm">
        Your words are in {languageName(from)}; the video was to be in {languageName(to)}.
      </p>
      <Button variant="secondary" size="sm" loading={share !== null} onClick={() => void translate()}>
        {share !== null && share < 1
          ? `Fetching the translator: ${Math.round(share * 100)} %`
          : `Translate to ${languageName(to)} on this device`}
      </Button>
    </div>
  );
}
