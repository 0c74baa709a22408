import FileType from "lucide-react/icons/file-type";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import type { BrandTypeface } from "~/domain/brands/brand";
import { textFamilies } from "~/scene/text/font-stack";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { checkTypeface, keepTypeface } from "./keep-typeface";
import { type Licence, LicenceDialog, licenceNames } from "./licence-dialog";

const families = textFamilies.map((family) => ({ value: family, label: family.replace(/ Variable$/, "") }));

interface TypefaceFieldProps {
  label: string;
  value: BrandTypeface | null;
  hint?: string | undefined;
  onChange: (typeface: BrandTypeface | null) => void;
}

/** One of the families every video may use, or a file of the person's own with the family that stands in for it. */
export function TypefaceField({ label, value, hint, onChange }: TypefaceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const file = value?.file;

  async function take(next: File | undefined) {
    if (!next) return;
    setProblem(null);
    try {
      await checkTypeface(next);
      setChosen(next);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  async function keep(licence: Licence) {
    if (!chosen) return;
    setSending(true);
    setProblem(null);
    try {
      onChange(await keepTypeface(chosen, licence));
      setChosen(null);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="grid content-start gap-2">
      {file && (
        <div className="grid gap-1.5">
          <span className="font-[550] text-sm">{label}</span>
          <div className="flex h-10 items-center gap-2 rounded-md border border-line-strong bg-raised ps-3 pe-1">
            <span className="min-w-0 grow truncate">{file.family}</span>
            <span className="shrink-0 text-muted text-sm">{licenceNames[file.licence]}</span>
            <IconButton
              label={`${label}: do without ${file.family}`}
              size="sm"
              icon={<X className="size-3.5" />}
              onClick={() => onChange(value && { family: value.family })}
            />
          </div>
        </div>
      )}
      <Select
        label={file ? `Stands in for ${file.family}` : label}
        hint={file ? "For characters it lacks, and where its file cannot be had." : hint}
        value={value?.family ?? ""}
        choices={file ? families : [{ value: "", label: "Template’s own" }, ...families]}
        onChange={(family) => onChange(family ? { ...(file && { file }), family } : null)}
      />
      {!file && (
        <div>
          <Button
            size="sm"
            variant="ghost"
            icon={<FileType className="size-4" />}
            aria-label={`${label}: use your own file`}
            onClick={() => input.current?.click()}
          >
            Use your own file
          </Button>
        </div>
      )}
      {problem && !chosen && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept=".ttf,.otf,.woff2,font/ttf,font/otf,font/woff2"
        className="sr-only"
        tabIndex={-1}
        aria-label={`Typeface file: ${label}`}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <LicenceDialog
        file={chosen}
        isSending={isSending}
        problem={chosen && problem}
        onClose={() => {
          setChosen(null);
          setProblem(null);
        }}
        onKeep={(licence) => void keep(licence)}
      />
    </div>
  );
}
