import { DIFF_METHODS, LIST_METHODS, MAP_METHODS, SET_METHODS } from "./collection-methods";
import { HASHING_FUNCTIONS } from "./hashing";
import { LATLNG_FUNCTIONS, LATLNG_METHODS } from "./latlng";
import { MATH_FUNCTIONS } from "./number-functions";
import { refuse } from "./rules-error";
import { BYTES_METHODS, STRING_METHODS } from "./string-methods";
import { DURATION_FUNCTIONS, DURATION_METHODS, TIMESTAMP_FUNCTIONS, TIMESTAMP_METHODS } from "./time-methods";
import {
  isList,
  isMap,
  MapDiff,
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from "./values";

/** Methods of one type; each declares exactly the arguments it takes. */
export type Methods<Self> = Record<string, (self: Self, ...given: RulesValue[]) => RulesValue>;
/** Functions of a namespace, as `math.abs(…)`. */
export type NamespaceFunctions = Record<string, (...given: RulesValue[]) => RulesValue>;

const NAMESPACES: Record<string, NamespaceFunctions> = {
  duration: DURATION_FUNCTIONS,
  hashing: HASHING_FUNCTIONS,
  latlng: LATLNG_FUNCTIONS,
  math: MATH_FUNCTIONS,
  timestamp: TIMESTAMP_FUNCTIONS,
};

const PATH_METHODS: Methods<RulesPath> = {
  bind: (self, values) =>
    isMap(values) ? bindPath(self, values) : refuse("bind() needs a map of the path's variables"),
};

/** Calls a method by the type of what it is called on. Refuses if that type has none of this name. */
export function callMethod(self: RulesValue, name: string, given: RulesValue[]): RulesValue {
  if (typeof self === "string") return call(STRING_METHODS, self, name, given);
  if (isList(self)) return call(LIST_METHODS, self, name, given);
  if (self instanceof RulesSet) return call(SET_METHODS, self, name, given);
  if (isMap(self)) return call(MAP_METHODS, self, name, given);
  if (self instanceof MapDiff) return call(DIFF_METHODS, self, name, given);
  if (self instanceof RulesTimestamp) return call(TIMESTAMP_METHODS, self, name, given);
  if (self instanceof RulesDuration) return call(DURATION_METHODS, self, name, given);
  if (self instanceof RulesBytes) return call(BYTES_METHODS, self, name, given);
  if (self instanceof RulesLatLng) return call(LATLNG_METHODS, self, name, given);
  if (self instanceof RulesPath) return call(PATH_METHODS, self, name, given);
  return refuse(`Function not found error: Name: [${name}].`);
}

/** The result of a namespace's function, or undefined if there is no such namespace. */
export function callNamespace(
  namespace: string,
  name: string,
  given: () => RulesValue[],
): RulesValue | undefined {
  if (!Object.hasOwn(NAMESPACES, namespace)) return undefined;
  const functions = NAMESPACES[namespace]!;
  if (!Object.hasOwn(functions, name)) return refuse(`Function not found error: Name: [${name}].`);
  return withArguments(name, functions[name]!, given());
}

function call<Self>(methods: Methods<Self>, self: Self, name: string, given: RulesValue[]): RulesValue {
  if (!Object.hasOwn(methods, name)) return refuse(`Function not found error: Name: [${name}].`);
  return withArguments(name, methods[name]! as (...given: unknown[]) => RulesValue, [self, ...given]);
}

function withArguments<Given>(
  name: string,
  call: (...given: Given[]) => RulesValue,
  given: Given[],
): RulesValue {
  return given.length === call.length ? call(...given) : refuse(`wrong number of arguments for ${name}()`);
}

/** Puts values in place of the segments written `$(name)`. */
function bindPath({ segments }: RulesPath, values: ReadonlyMap<string, RulesValue>): RulesPath {
  const bound = segments.map((segment) => {
    const name = /^\$\((\w+)\)$/.exec(segment)?.[1];
    if (name === undefined) return segment;
    const value = values.get(name);
    return typeof value === "string" ? value : refuse(`nothing is bound to ${name}`);
  });
  return new RulesPath(bound);
}
