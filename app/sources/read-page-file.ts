/** What is read of a page that is brought along: see /api/v1/sources. */
export const mostPageBytes = 3 * 1024 * 1024;

/** A saved page as text, in the letters it says it is written in. Throws with what to do instead. */
export async function readPageFile(file: File): Promise<string> {
  if (file.size > mostPageBytes) throw new Error(tooLarge);
  const bytes = await file.arrayBuffer();
  const head = new TextDecoder("latin1").decode(bytes.slice(0, 4096));
  const [, charset = "utf-8"] = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head) ?? [];
  const html = decoderFor(charset).decode(bytes);
  const problem = pageProblem(html);
  if (problem) throw new Error(problem);
  return html;
}

/** Why a text is not the source of a page that can be read; null where it is. */
export function pageProblem(text: string): string | null {
  if (new Blob([text]).size > mostPageBytes) return tooLarge;
  if (/^(?:MIME-Version|From|Content-Type):/im.test(text.slice(0, 600)))
    return "This is a web archive. Save the page as “HTML only” or “complete”, and drop the .html file.";
  if (!/<[a-z!][^>]*>/i.test(text))
    return "There is no page in it. Copy its source: right-click on the page, View page source, select all, copy.";
  return null;
}

const tooLarge = "The page is larger than 3 MB. Save it as “HTML only”, or type the facts.";

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
