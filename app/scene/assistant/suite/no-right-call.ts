import type { TestCase } from "~/domain/function-calls/test-case";
import type { VideoStep } from "~/scene/assistant/step";
import { makeCase } from "./make-case";

/** Requests of which no single call is the right one: none at all, or any that fits. */

const irrelevance = (id: string, user: string, tools?: VideoStep["do"][]) =>
  makeCase("irrelevance", { id, turns: [[user]], ...(tools && { tools }) });

export const irrelevanceCases: readonly TestCase[] = [
  irrelevance("irrelevance-weather", "What is the weather in Bristol tomorrow"),
  irrelevance("irrelevance-invoice", "Send my invoice to the accountant"),
  irrelevance("irrelevance-thanks", "Thank you, that looks lovely"),
  irrelevance("irrelevance-question", "How many people watched my last video"),
  irrelevance("irrelevance-hello", "Hello"),
  irrelevance("irrelevance-not-offered", "Translate it into French", ["cut", "captions"]),
  irrelevance("irrelevance-not-offered-2", "Cut it to 10 seconds", ["translate", "brand", "music"]),
  irrelevance("irrelevance-trap-cut", "Who has cut the ribbon at your shop opening"),
  irrelevance("irrelevance-trap-brand", "What does the word brand mean"),
];

const relevance = (id: string, user: string) => makeCase("relevance", { id, turns: [[user]] });

export const relevanceCases: readonly TestCase[] = [
  relevance("relevance-shorter", "It is too long, make it shorter"),
  relevance("relevance-livelier", "Make the music more energetic"),
  relevance("relevance-instagram", "I want to post it on Instagram"),
  relevance("relevance-readable", "People watch without sound, so the subtitles have to be there"),
  relevance("relevance-words", "Rewrite the words, they sound stiff"),
  relevance("relevance-quick", "It drags on in the middle"),
];
