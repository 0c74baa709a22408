import { afterEach, expect, test, vi } from "vitest";
import { keepImageDraft, newImageDraft, readImageDraft } from "./image-draft";

afterEach(() => vi.unstubAllGlobals());

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const draftOf = (prompt: string) => {
  const draft = newImageDraft("model");
  return { ...draft, request: { ...draft.request, prompt } };
};

test("each tab keeps its own words over a reload, and a new one begins with the last", () => {
  const tabs = [storage(), storage(), storage()];
  vi.stubGlobal("localStorage", storage());
  const inTab = (tab: number) => vi.stubGlobal("sessionStorage", tabs[tab]);
  const words = () => readImageDraft("ada", "studio")?.request.prompt;
  inTab(0);
  keepImageDraft("ada", "studio", draftOf("a lamp"));
  inTab(1);
  expect(words()).toBe("a lamp");
  keepImageDraft("ada", "studio", draftOf("a chair"));
  inTab(0);
  expect(words()).toBe("a lamp");
  inTab(2);
  expect(words()).toBe("a chair");
  expect(readImageDraft("eve", "studio")).toBeNull();
});

test("where the tab cannot keep them the browser does", () => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  keepImageDraft("ada", "studio", draftOf("a lamp"));
  expect(readImageDraft("ada", "studio")?.request.prompt).toBe("a lamp");
});
