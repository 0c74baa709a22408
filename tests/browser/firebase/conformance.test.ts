import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TABLES } from "./cases/tables";
import { openSdkHarness, type SdkHarness } from "./sdk-harness";
import type { CacheKind } from "./sdk-page";

/** What the SDK expects of Firestore, case by case (`cases/`), with both caches. A tab runs a whole table at a time. */

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{collection}/{rest=**} { allow read, write: if collection != 'owned'; }
    match /{path=**}/{collection}/{id} { allow read: if collection != 'owned'; }
    match /owned/{uid} { allow read, write: if request.auth.uid == uid; }
  }
}`;

let harness: SdkHarness;

beforeAll(async () => {
  harness = await openSdkHarness({ vars: { FIRESTORE_RULES: RULES, UNSIGNED_TOKENS: "1" } });
});
afterAll(() => harness?.close());

describe.each<CacheKind>(["memory", "indexeddb"])("with the %s cache", (cache) => {
  let page: Page;
  beforeAll(async () => {
    page = await harness.openTab(cache);
    return () => page.context().close();
  });

  test.each(Object.keys(TABLES))("%s", async (name) => {
    const outcomes = await page.evaluate((table) => window.runTable(table), name);
    const expected = Object.entries(TABLES[name]!.cases).map(([label, { gives }]) => [label, gives]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
  });
});
