/** Who may do what from a browser: the expectation that firestore.rules is held against. */

export const callers = [
  "anonymous",
  "other",
  "owner",
  "staff",
  /** An address of the company that nobody has proved. */
  "unverified",
  /** A proved address of the company, but not by a sign-in method that counts for staff. */
  "password staff",
] as const;
export type Caller = (typeof callers)[number];

/** `missing` asks for a document that is not there, `list own` for those of the caller, `list group` in any depth. */
export const operations = [
  "get",
  "get missing",
  "list",
  "list own",
  "list group",
  "create",
  "update",
  "delete",
] as const;
export type Operation = (typeof operations)[number];

const signedIn = callers.filter((caller) => caller !== "anonymous");
const own = { get: ["owner"], "get missing": signedIn, "list own": signedIn } as const;
const forSignedIn = { get: signedIn, "get missing": signedIn, list: signedIn, "list own": signedIn };

const ofWork = {
  get: ["owner"],
  "get missing": ["owner"],
  list: ["owner"],
  "list own": ["owner"],
} as const;

/** An operation that is not named is for nobody; `*` stands for the owner's own id. */
export const accessTable: Record<string, Partial<Record<Operation, readonly Caller[]>>> = {
  users: { get: ["owner"] },
  ledgers: { get: ["owner"] },
  content: { ...own, update: ["owner"] },
  jobs: own,
  exports: own,
  assets: { ...own, update: ["owner"] },
  images: { ...own, update: ["owner"] },
  // To its owner for a name and for the trash; the server alone makes it and changes the rest.
  publicImages: { ...forSignedIn, update: ["owner"], delete: ["owner"] },
  imageEvents: {},
  imageReports: {},
  functionCallExclusions: {},
  boards: { ...own, update: ["owner"] },
  brands: { ...own, update: ["owner"] },
  // Changed as `productChanges` has it.
  products: own,
  // Changed as `projectChanges` has it; what lies below it is its owner's to read and to clear.
  projects: own,
  "projects/theirs/versions": { ...ofWork, delete: ["owner"] },
  "projects/theirs/comments": { ...ofWork, delete: ["owner"] },
  "projects/theirs/presence": ofWork,
  // Changed as `batchChanges` and `rowGroupChanges` have it.
  batches: own,
  "batches/theirs/rowGroups": { ...own, delete: ["owner"] },
  // Made as `folderCreations` has it.
  assetFolders: { ...own, update: ["owner"], delete: ["owner"] },
  publications: { get: callers },
  layouts: forSignedIn,
  templates: forSignedIn,
  // The server's alone.
  auditEvents: {},
  auditSeals: {},
  auditCursors: {},
  publicationSecrets: {},
  publishedPages: {},
  publishedPageSecrets: {},
  publicationViews: {},
  clients: {},
  clientNotes: {},
  clientCursors: {},
  accountViews: {},
  // Reserved: what is not there yet is for nobody when it comes.
  credits: {},
  ledger: {},
  subscriptions: {},
  roles: {},
  unnamed: {},
  // Made as their owner only, by what is in them.
  "users/*/imageEdits": { get: ["owner"], "get missing": ["owner"] },
  // Made and named as `templateCreations` and `templateChanges` have it.
  "users/*/videoTemplates": { ...ofWork, delete: ["owner"] },
  // Below documents that somebody may read.
  "users/*/private": {},
  // Changed as `shared-content-cases` has it.
  "content/theirs/versions": { ...ofWork, delete: ["owner"] },
  "content/theirs/comments": { ...ofWork, delete: ["owner"] },
  "content/theirs/presence": ofWork,
  "content/theirs/links": { ...ofWork, delete: ["owner"] },
  "content/theirs/guests": { list: ["owner"], "list own": ["owner"], delete: ["owner"] },
  "content/theirs/reads": {},
  "content/theirs/lent": {},
  "jobs/theirs/events": {},
  "publications/theirs/views": {},
  "layouts/theirs/notes": {},
};

/** Whether the table lets the caller do it. A change in a transaction reads what it changes. */
export function isExpected(
  collection: string,
  operation: Operation | "transaction",
  caller: Caller,
): boolean {
  const row = accessTable[collection]!;
  if (operation !== "transaction") return row[operation]?.includes(caller) ?? false;
  return isExpected(collection, "get", caller) && isExpected(collection, "update", caller);
}
