import * as z from "zod/mini";
import { isMap } from "./parameter-schema";

/** A call as the model wrote it: its arguments are kept as text, so that they can be judged anew. */
export const rawCallSchema = z.object({ name: z.string(), input: z.string() });
export type RawCall = z.infer<typeof rawCallSchema>;

export const answerSchema = z.object({
  turns: z.array(z.object({ calls: z.array(rawCallSchema), text: z.string() })),
});
export type Answer = z.infer<typeof answerSchema>;

export interface FunctionCall {
  name: string;
  arguments: Record<string, unknown>;
}

/** The calls of a turn; null in the place of one whose arguments are no JSON object. */
export function decodeCalls(calls: readonly RawCall[]): (FunctionCall | null)[] {
  return calls.map(({ name, input }) => {
    try {
      const read: unknown = JSON.parse(input.trim() || "{}");
      return isMap(read) ? { name, arguments: read } : null;
    } catch {
      return null;
    }
  });
}

export const encodeCall = ({ name, arguments: given }: FunctionCall): RawCall => ({
  name,
  input: JSON.stringify(given),
});
