/** Tools of the image editor that do what the maker of known instructions cannot: each needs something shown or chosen. */
export type InstructionTool = "background" | "layers" | "extend" | "crop" | "fill";

const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");

const backdrop = "back ?ground|backdrop|hintergrund|fond|arrière-plan|fondo";
const isOfBackdrop = word(backdrop);
const article = "an?|une?|eine[nmr]?|una?|some|quelques|unos|unas|ein paar";
const adding =
  "add|insert|put|place|write|füge?|setze?|schreibe?|stelle?|ajoute[zr]?|mets|mettez|écri[st]|écrivez|añad[ea]|añadir|agreg(?:a|ar|ue)|pon|escrib(?:e|a|ir)";
const lettering =
  "text|titles?|headline|captions?|slogan|logo|badge|button|price|überschrift|schriftzug|titel|knopf|preis|texte|titre|bouton|prix|texto|título|botón|precio";
const formats =
  "(?:\\d{1,2}:\\d{1,2})|stor(?:y|ies)|reels?|(?:hoch|quer)format|(?:portrait|landscape|square) (?:format|orientation)|quadratisch|(?:make|crop|turn) it (?:a )?square|carrée?|cuadrad[ao]|vertical format|format (?:vertical|horizontal|paysage)|formato (?:vertical|horizontal)";
const removing =
  "remove|delete|erase|take out|take away|get rid of|entferne?|entfernen|lösche?|löschen|supprime[zr]?|enlève|enlevez|enlever|effacez?|effacer|retire[zr]?|quita|quitar|elimina|eliminar|borra|borrar";
const replacing = "replace|swap|ersetze?|ersetzen|remplace[zr]?|reemplaza|reemplazar|sustituye";

interface Rule {
  tools: readonly InstructionTool[];
  asks: RegExp;
  /** False where the background is spoken of: that is done without pointing. */
  isOfBackdropToo: boolean;
}

/** The first that fits counts. */
const rules: readonly Rule[] = [
  {
    tools: ["background"],
    asks: word(
      `(?:make|give|fais|faites|mach\\p{L}*|gib|haz|${adding})\\s+(?:it |ihm |es |lui |le )?(?:${article})\\s+(?:[^.;,]{0,24}\\s)?(?:${backdrop})`,
    ),
    isOfBackdropToo: true,
  },
  {
    tools: ["layers"],
    asks: word(`(?:${adding})(?!\\p{L})[^.;]{0,40}?(?<!\\p{L})(?:${lettering})`),
    isOfBackdropToo: true,
  },
  { tools: ["extend"], asks: word(formats), isOfBackdropToo: true },
  {
    tools: ["crop"],
    asks: word("crop|trim|zuschneiden|beschneiden|schneide?|recadre[zr]?|rogne[zr]?|recorta|recortar"),
    isOfBackdropToo: false,
  },
  { tools: ["fill"], asks: word(removing), isOfBackdropToo: false },
  // A fill takes from what is around it: what comes in is laid over.
  { tools: ["fill", "layers"], asks: word(replacing), isOfBackdropToo: false },
  {
    tools: ["layers"],
    asks: word(
      `(?:${adding})\\s+(?:${article})\\s+(?!little|bit|touch|warm\\p{L}*|soft|light|contrast)\\p{L}+`,
    ),
    isOfBackdropToo: false,
  },
];

/**
 * The tools for what an instruction asks beyond the known ones, in the order of its words, each once; none where no
 * part of it needs a tool. English, German, French, Spanish.
 */
export function toolsForInstruction(instruction: string): InstructionTool[] {
  const parts = instruction.split(/[;\n]|[,.](?=\s)|\s(?:and|then|und|dann|et|puis|y|luego)\s/iu);
  const tools = parts.flatMap((part) => {
    const rule = rules.find(
      ({ asks, isOfBackdropToo }) => asks.test(part) && (isOfBackdropToo || !isOfBackdrop.test(part)),
    );
    return rule ? rule.tools : [];
  });
  return [...new Set(tools)];
}

const mirroring = word(
  "mirror\\p{L}*|flip\\p{L}*|spiegel\\p{L}*|miroir|retourn\\p{L}*|espej\\p{L}*|volte\\p{L}*",
);

/** Whether an instruction mirrors the picture, and with it the words that are part of it. */
export function asksToMirror(instruction: string): boolean {
  return mirroring.test(instruction);
}
