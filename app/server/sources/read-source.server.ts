import { createPageReader, type PageReader } from "~/domain/facts/reading/create-page-reader";
import type { SourceEvent, SourceProblemCode } from "~/domain/facts/source-event";
import { allowsReading, mostRobotsBytes } from "~/domain/http/robots-rules";
import type { Ask } from "~/server/http/ask-for-user.server";
import { type PublicAnswer, PublicFetchError, publicFetchAgent } from "~/server/http/fetch-public.server";
import { decodePage } from "./decode-page";
import { createHtmlFeed } from "./feed-html";
import { measurePictures } from "./measure-pictures.server";
import { createPageSigns, headersForbidReading, isMovedToLogin } from "./page-signs";
import { problemEvent } from "./source-problems";

export interface SourceTeller {
  tell(event: SourceEvent): void;
  /** Resolves when what was told is on its way and more may be told. */
  flush(): Promise<void>;
}

const pageLimits = {
  mostBytes: 5 * 1024 * 1024,
  timeoutMs: 20_000,
  accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1",
};
const robotsLimits = { mostBytes: mostRobotsBytes, timeoutMs: 4000, accept: "text/plain,*/*;q=0.1" };
const documentLimits = { mostBytes: 2 * 1024 * 1024, timeoutMs: 8000 };
const mostDocuments = 3;

/**
 * Reads the page at an address and tells what stands on it while it comes: the page, the documents it is asked to read beside
 * it, the sizes of its pictures. What goes wrong is told as a problem; what was told before stays. Answers whether the page
 * was read whole. Tells no `done`.
 */
export async function readAddress(
  address: URL,
  readAt: string,
  ask: Ask,
  teller: SourceTeller,
): Promise<boolean> {
  const refuse = (code: SourceProblemCode) => {
    teller.tell(problemEvent(code));
    return false;
  };
  const mayRead = createRobots(ask);
  let answer: PublicAnswer;
  try {
    answer = await ask(address.href, { ...pageLimits, mayRead });
  } catch (error) {
    return refuse(codeOf(error));
  }
  const { url } = answer;
  const refusal = refusalOf(answer);
  if (refusal) {
    void answer.body.cancel().catch(() => {});
    return refuse(refusal);
  }
  const wasMoved = isMovedToLogin(address, url);
  const page = await readPage(answer, { url: url.href, readAt, isMovedToLogin: wasMoved }, teller);
  if (page.problem) return refuse(page.problem);
  for (const document of page.reader.end().slice(0, mostDocuments)) {
    const text = await readDocument(document.url, ask, mayRead);
    if (text === null) continue;
    page.reader.readDocument(document, text);
    await teller.flush();
  }
  await measurePictures(page.pictures, ask, teller);
  return true;
}

/** The same for a page that somebody pasted or dropped: nothing is asked of anybody. */
export async function readPasted(
  html: string,
  { address, readAt }: { address: string | null; readAt: string },
  teller: SourceTeller,
): Promise<void> {
  const bytes = new TextEncoder().encode(html);
  const page = {
    headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
    body: new Blob([bytes]).stream(),
  };
  const read = await readPage(page, { url: address, readAt, isMovedToLogin: false, isPasted: true }, teller);
  read.reader.end();
}

interface PageRead {
  reader: PageReader;
  /** Pictures it told of, by address. */
  pictures: Map<string, Extract<SourceEvent, { type: "picture" }>["picture"]>;
  problem: SourceProblemCode | null;
}

async function readPage(
  { headers, body }: Pick<PublicAnswer, "headers" | "body">,
  page: { url: string | null; readAt: string; isMovedToLogin: boolean; isPasted?: boolean },
  teller: SourceTeller,
): Promise<PageRead> {
  // Nothing is told before it is known that the page may be read.
  let held: SourceEvent[] | null = page.isPasted ? null : [];
  let hasFacts = false;
  const pictures: PageRead["pictures"] = new Map();
  const reader = createPageReader({ url: page.url, readAt: page.readAt }, (event) => {
    if (event.type === "picture") pictures.set(event.picture.url, event.picture);
    hasFacts ||= saysMoreThanItsTitle(event);
    if (held) held.push(event);
    else teller.tell(event);
  });
  const signs = createPageSigns();
  const feed = createHtmlFeed(reader, signs);
  const endedBy = (problem: SourceProblemCode | null): PageRead => ({ reader, pictures, problem });
  const release = async () => {
    for (const event of held ?? []) teller.tell(event);
    held = null;
    await teller.flush();
  };
  try {
    for await (const piece of decodePage(body, headers.get("content-type"))) {
      feed.write(piece);
      if (page.isPasted) await teller.flush();
      else if (signs.forbidsReading()) return endedBy("page_forbids_reading");
      else if (signs.forbidsReading() === false) await release();
    }
  } catch (error) {
    await release();
    reader.end();
    return endedBy(codeOf(error));
  }
  feed.end();
  if (page.isPasted) return endedBy(null);
  if (signs.forbidsReading()) return endedBy("page_forbids_reading");
  await release();
  const verdict = signs.verdict({ hasFacts, isMovedToLogin: page.isMovedToLogin });
  if (verdict) reader.end();
  return endedBy(verdict);
}

/** Every page has a title, and an empty one of scripts a description for search engines as well. */
function saysMoreThanItsTitle(event: SourceEvent): boolean {
  if (event.type !== "fact") return false;
  return event.fact.sources.some(
    (source) => source.from === "page" && !["meta", "open-graph", "heading", "text"].includes(source.method),
  );
}

function refusalOf({ status, headers }: PublicAnswer): SourceProblemCode | null {
  if (headers.get("cf-mitigated") === "challenge" || [403, 429, 503].includes(status)) return "page_blocked";
  if (status === 401 || status === 407) return "page_needs_login";
  if (status < 200 || status >= 300) return "address_unreachable";
  if (headersForbidReading(headers)) return "page_forbids_reading";
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  return !type || type === "text/html" || type === "application/xhtml+xml" ? null : "page_not_html";
}

function codeOf(error: unknown): SourceProblemCode {
  if (!(error instanceof PublicFetchError)) throw error;
  switch (error.code) {
    case "address_too_large":
      return "page_too_large";
    case "address_too_slow":
      return "page_slow";
    case "address_forbids_reading":
      return "page_forbids_reading";
    default:
      return "address_unreachable";
  }
}

/** Asks each site once for its robots.txt. One without, or whose one does not come, forbids nothing. */
function createRobots(ask: Ask): (url: URL) => Promise<boolean> {
  const texts = new Map<string, Promise<string>>();
  const read = async (origin: string) => {
    try {
      const { status, body } = await ask(`${origin}/robots.txt`, robotsLimits);
      if (status === 200) return await new Response(body).text();
      await body.cancel();
    } catch (error) {
      if (!(error instanceof PublicFetchError)) throw error;
    }
    return "";
  };
  return async ({ origin, pathname, search }) => {
    const text = texts.get(origin) ?? read(origin);
    texts.set(origin, text);
    return allowsReading(await text, publicFetchAgent, pathname + search);
  };
}

async function readDocument(
  address: string,
  ask: Ask,
  mayRead: (url: URL) => Promise<boolean>,
): Promise<string | null> {
  try {
    const { status, headers, body } = await ask(address, { ...documentLimits, mayRead });
    if (status === 200) {
      let text = "";
      for await (const piece of decodePage(body, headers.get("content-type"))) text += piece;
      return text;
    }
    await body.cancel();
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error;
  }
  return null;
}
