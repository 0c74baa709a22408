import type { FunctionCall } from "./answer";
import type { Fault, ValueFault } from "./fault";
import { faultOfObject } from "./judge-value";
import { largestMatching } from "./match-calls";
import type { Tool } from "./parameter-schema";
import type { ExpectedCall } from "./test-case";

/** Some models take no dots in names and are told them with underscores. */
export const sameName = (one: string, other: string) =>
  one.replaceAll(".", "_") === other.replaceAll(".", "_");

/** What is wrong with one call, held against one that is right. */
export function faultOfCall(
  call: FunctionCall,
  expected: ExpectedCall,
  tools: readonly Tool[],
): ValueFault | null {
  if (!sameName(call.name, expected.name)) return { code: "wrong_function", path: [] };
  const tool = tools.find(({ name }) => sameName(name, expected.name));
  return faultOfObject(call.arguments, expected.arguments, tool?.parameters ?? {});
}

/** Held against each other in any order. Where a call is left over, the others follow that fault, each with what is wrong with it. */
export function faultsOfCalls(
  calls: readonly FunctionCall[],
  expected: readonly ExpectedCall[],
  tools: readonly Tool[],
  turn: number,
): Fault[] {
  if (calls.length !== expected.length) {
    return [{ code: "wrong_count", turn, call: null, expected: null, path: [] }];
  }
  const faults = calls.map((call) => expected.map((right) => faultOfCall(call, right, tools)));
  const of = (call: number, right: number): Fault[] => {
    const fault = faults[call]?.[right];
    return fault ? [{ ...fault, turn, call, expected: right }] : [];
  };
  if (calls.length === 1) return of(0, 0);
  const partners = matchCalls(calls, expected, tools);
  const lonely = partners.flatMap((partner, call) =>
    partner.fits ? [] : [{ call, right: partner.expected }],
  );
  const [first] = lonely;
  if (!first) return [];
  return [
    { code: "no_match", turn, call: first.call, expected: null, path: [] },
    ...lonely.flatMap(({ call, right }) => (right === null ? [] : of(call, right))),
  ];
}

export interface Partner {
  expected: number | null;
  fits: boolean;
}

/** Which of the expected calls each call stands beside: those that fit first, then by name, then in order. */
export function matchCalls(
  calls: readonly FunctionCall[],
  expected: readonly ExpectedCall[],
  tools: readonly Tool[],
): Partner[] {
  const fits = (one: number, other: number) => {
    const [call, right] = [calls[one], expected[other]];
    return call !== undefined && right !== undefined && faultOfCall(call, right, tools) === null;
  };
  const partners: Partner[] = largestMatching(calls.length, expected.length, fits).map((partner) => ({
    expected: partner,
    fits: partner !== null,
  }));
  const isFree = (place: number) => !partners.some((partner) => partner.expected === place);
  const places = expected.map((_, place) => place);
  for (const isAlike of [(one: string, other: string) => sameName(one, other), () => true]) {
    for (const [index, partner] of partners.entries()) {
      if (partner.expected !== null) continue;
      partner.expected =
        places.find(
          (place) => isFree(place) && isAlike(calls[index]?.name ?? "", expected[place]?.name ?? ""),
        ) ?? null;
    }
  }
  return partners;
}
