import * as z from "zod/mini";

/**
 * What can be wrong with the calls of a model. The codes are stored with verdicts and stand in addresses: none is renamed or used
 * for something else. In the order in which a call is judged.
 */
export const faultCodes = [
  "decoder_failed",
  "wrong_count",
  "no_match",
  "wrong_function",
  "missing_required",
  "unexpected_param",
  "wrong_type",
  "wrong_string",
  "wrong_list",
  "wrong_object",
  "wrong_value",
  "missing_optional",
  "false_call",
  "no_call",
  "empty_turn",
  "call_refused",
  "wrong_state",
] as const;
export type FaultCode = (typeof faultCodes)[number];

export const faultNames: Record<FaultCode, { name: string; about: string }> = {
  decoder_failed: { name: "Unreadable call", about: "The arguments of a call are not a JSON object." },
  wrong_count: { name: "Wrong number of calls", about: "More or fewer calls than the request needs." },
  no_match: { name: "No match", about: "Of several calls in any order, one fits none of those expected." },
  wrong_function: { name: "Wrong function", about: "Another tool than the one expected." },
  missing_required: { name: "Required argument missing", about: "An argument that the tool requires." },
  unexpected_param: {
    name: "Unexpected argument",
    about: "One that the tool does not have, or that nobody asked for.",
  },
  wrong_type: { name: "Wrong type", about: "A value of another type than the tool takes." },
  wrong_string: { name: "Wrong text", about: "A text that is none of those accepted." },
  wrong_list: { name: "Wrong list", about: "A list that is longer, shorter or in another order." },
  wrong_object: { name: "Wrong object", about: "An object that is none of those accepted." },
  wrong_value: { name: "Wrong value", about: "A number, a yes or no, or nothing, that is not accepted." },
  missing_optional: {
    name: "Expected argument missing",
    about: "The tool does without it; what was asked for does not.",
  },
  false_call: { name: "False call", about: "A call where no tool fits the request." },
  no_call: { name: "No call", about: "None where a tool fits the request." },
  empty_turn: { name: "Empty turn", about: "No call in a turn of a talk that needs one." },
  call_refused: { name: "Refused call", about: "A call in a talk that its tool could not carry out." },
  wrong_state: {
    name: "Wrong state",
    about: "After a turn of a talk things stand otherwise than they should.",
  },
};

const placeSchema = z.nullable(z.int());

export const faultSchema = z.object({
  code: z.enum(faultCodes),
  /** Which turn of the talk, from 0. */
  turn: z.int(),
  /** Which call of the model, and which of those expected; null where it is about all of them. */
  call: placeSchema,
  expected: placeSchema,
  /** Where in the arguments, or in the state. */
  path: z.array(z.union([z.string(), z.number()])),
});
export type Fault = z.infer<typeof faultSchema>;

/** A fault of one value, before it is known of which call. */
export type ValueFault = Pick<Fault, "code" | "path">;

/** The first fault is the one a failed case counts as; the others say why none matched. */
export const verdictSchema = z.object({ pass: z.boolean(), faults: z.array(faultSchema) });
export type Verdict = z.infer<typeof verdictSchema>;
