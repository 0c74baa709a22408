import * as z from "zod/mini";

/** The threads of a staff member with models: trees of messages, of which one path is shown. */

export const threadLimits = {
  titleCharacters: 200,
  /** Of one message as it is typed. */
  textCharacters: 100_000,
  systemCharacters: 20_000,
  files: 8,
  /** Of one file. A row of the store holds 2 MB. */
  fileBytes: 1_500_000,
  /** Of all threads of a person together. */
  keptFiles: 2_000,
  keptFileBytes: 500_000_000,
  threads: 2_000,
  messages: 20_000,
  folders: 100,
  importBytes: 24 * 1024 * 1024,
  keptDays: 30,
} as const;

/** `waiting`: for a person to allow a tool. `cut`: its model wrote as much as it may at once. */
export const messageStates = ["streaming", "waiting", "done", "cut", "stopped", "failed"] as const;
export type MessageState = (typeof messageStates)[number];

export const feedbacks = ["up", "down"] as const;
export type Feedback = (typeof feedbacks)[number];

export interface MessageMetadata {
  /** Null for the first message of a thread. */
  parentId: string | null;
  at: string;
  state: MessageState;
  /** Null for what a person wrote. */
  modelId: string | null;
  /** What went wrong, and what to do. */
  problem: string | null;
  /** Null where the service does not say. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** In US dollars; null where no price is known. */
  costUsd: number | null;
  /** From the question to the first sign, and to the end. */
  firstMs: number | null;
  totalMs: number | null;
  feedback: Feedback | null;
  /** Answers of several models to one question have one. */
  pairId: string | null;
  /** So many messages at the beginning of its path were not told to its model; absent where all were. */
  untold?: number | undefined;
}

/** Of a message nothing is known about yet; `at` is set by whoever makes one. */
export const blankMetadata: MessageMetadata = {
  ...{ parentId: null, at: "", state: "done", modelId: null, problem: null },
  ...{ inputTokens: null, outputTokens: null, costUsd: null, firstMs: null, totalMs: null },
  ...{ feedback: null, pairId: null },
};

/** A part of a message, as the AI SDK names and draws it. */
export type MessagePart = { type: string } & Record<string, unknown>;

export interface ChatMessage {
  id: string;
  role: "user" | "assistant";
  parts: MessagePart[];
  metadata: MessageMetadata;
}

export const threadSettingsSchema = z.object({
  modelIds: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(2)),
  system: z.string().check(z.maxLength(threadLimits.systemCharacters)),
  /** Null: as the model has it. */
  temperature: z.nullable(z.number().check(z.gte(0), z.lte(2))),
  topP: z.nullable(z.number().check(z.gt(0), z.lte(1))),
  mostTokens: z.nullable(z.int().check(z.gte(16), z.lte(64_000))),
  withTools: z.boolean(),
});
export type ThreadSettings = z.infer<typeof threadSettingsSchema>;

export const usualSettings: Omit<ThreadSettings, "modelIds"> = {
  system: "",
  temperature: null,
  topP: null,
  mostTokens: null,
  withTools: true,
};

export interface ThreadFolder {
  id: string;
  name: string;
}

export interface ThreadSummary {
  id: string;
  title: string;
  folderId: string | null;
  isPinned: boolean;
  updatedAt: string;
  messages: number;
  isAnswering: boolean;
  /** Where the search found it: text around it, and the message; null for a title, and without a search. */
  found: { text: string; messageId: string } | null;
}

export interface ThreadList {
  threads: ThreadSummary[];
  folders: ThreadFolder[];
  models: ChatModelFacts[];
}

export interface ChatModelFacts {
  id: string;
  label: string;
  about: string;
  /** Whether it looks at pictures; null where nobody knows. */
  seesPictures: boolean | null;
  /** About how many tokens it reads at once; null for one that reads the last question alone. */
  contextTokens: number | null;
}

export interface Thread {
  id: string;
  title: string;
  folderId: string | null;
  isPinned: boolean;
  createdAt: string;
  updatedAt: string;
  /** The last message of the path that is shown; null where there is none. */
  leafId: string | null;
  settings: ThreadSettings;
  /** All of the tree, parents before children. */
  messages: ChatMessage[];
}
