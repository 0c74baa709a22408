import { callMethod, namespaceFunction } from "./methods";
import { applyOperator, proven } from "./operators";
import { RulesError, refuse } from "./rules-error";
import type { Expression, FunctionDefinition } from "./syntax";
import {
  elementsOf,
  includesValue,
  isList,
  isMap,
  isOfType,
  PartlyProvenMap,
  ProvenToHold,
  RulesFloat,
  RulesPath,
  type RulesValue,
  toJsNumber,
  UNPROVEN,
} from "./values";

/** Firestore's limit on nested function calls; it also ends recursion. */
const MAX_CALL_DEPTH = 20;

/** Names that an expression sees: its own block's first, then those around it. */
export interface Scope {
  variables: ReadonlyMap<string, RulesValue>;
  functions: ReadonlyMap<string, FunctionDefinition>;
  outer: Scope | null;
}

/** What the request gives to every rule. */
export interface RequestEnvironment {
  /** `request` and `resource`. */
  variables: ReadonlyMap<string, RulesValue>;
  /** The resource at a path as `get()` (or `getAfter()`) returns it; null if there is no document. */
  lookUp(path: RulesPath, when: "before" | "after"): ReadonlyMap<string, RulesValue> | null;
}

/** The value of an expression. Throws RulesError where Firestore would call the evaluation an error. */
export function evaluate(expression: Expression, scope: Scope, environment: RequestEnvironment): RulesValue {
  return new Evaluation(environment, 0).value(expression, scope);
}

class Evaluation {
  constructor(
    private readonly environment: RequestEnvironment,
    private readonly depth: number,
  ) {}

  value(expression: Expression, scope: Scope): RulesValue {
    switch (expression.kind) {
      case "literal":
        return expression.value;
      case "variable":
        return this.#variable(expression.name, scope);
      case "list":
        return expression.elements.map((element) => this.#proven(element, scope));
      case "map":
        return new Map(
          expression.entries.map(([key, value]) => [this.#text(key, scope), this.#proven(value, scope)]),
        );
      case "path":
        return new RulesPath(expression.parts.flatMap((part) => this.#pathSegments(part, scope)));
      case "not":
        return !this.#boolean(expression.operand, scope);
      case "negate": {
        const operand = this.#proven(expression.operand, scope);
        return operand instanceof RulesFloat ? new RulesFloat(-operand.number) : -toJsNumber(operand);
      }
      case "conditional": {
        const branch = this.#boolean(expression.condition, scope)
          ? expression.whenTrue
          : expression.whenFalse;
        return this.value(branch, scope);
      }
      case "is":
        return isOfType(this.#proven(expression.operand, scope), expression.type);
      case "member":
        return memberOf(this.#proven(expression.object, scope), expression.name);
      case "index":
        return elementAt(this.#proven(expression.object, scope), this.#proven(expression.index, scope));
      case "range":
        return this.#range(expression, scope);
      case "method":
        return this.#method(expression, scope);
      case "call":
        return this.#call(expression, scope);
      case "binary":
        if (expression.operator === "&&" || expression.operator === "||") {
          return this.#logical(expression.left, expression.right, scope, expression.operator === "||");
        }
        return applyOperator(
          expression.operator,
          this.value(expression.left, scope),
          this.value(expression.right, scope),
        );
    }
  }

  #proven(expression: Expression, scope: Scope): RulesValue {
    return proven(this.value(expression, scope));
  }

  #boolean(expression: Expression, scope: Scope): boolean {
    const value = this.#proven(expression, scope);
    return typeof value === "boolean" ? value : refuse("not a boolean");
  }

  #text(expression: Expression, scope: Scope): string {
    const value = this.#proven(expression, scope);
    return typeof value === "string" ? value : refuse("not a string");
  }

  /** An error on one side counts only if the other side does not decide alone. */
  #logical(left: Expression, right: Expression, scope: Scope, decisive: boolean): boolean {
    let failure: RulesError | null = null;
    try {
      if (this.#boolean(left, scope) === decisive) return decisive;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      failure = error;
    }
    if (this.#boolean(right, scope) === decisive) return decisive;
    if (failure) throw failure;
    return !decisive;
  }

  #variable(name: string, scope: Scope): RulesValue {
    for (let current: Scope | null = scope; current; current = current.outer) {
      const value = current.variables.get(name);
      if (value !== undefined) return value;
    }
    return this.environment.variables.get(name) ?? this.#nullOrUnknown(name);
  }

  /** `resource` may well be null; a name nobody defined is an error. */
  #nullOrUnknown(name: string): null {
    return this.environment.variables.has(name) ? null : refuse(`unknown variable ${name}`);
  }

  #pathSegments(part: Expression, scope: Scope): readonly string[] {
    const value = this.#proven(part, scope);
    if (value instanceof RulesPath) return value.segments;
    return typeof value === "string" ? value.split("/") : refuse("a path segment must be a string");
  }

  #range(expression: Extract<Expression, { kind: "range" }>, scope: Scope): RulesValue {
    const object = this.#proven(expression.object, scope);
    const start = toJsNumber(this.#proven(expression.start, scope));
    const end = toJsNumber(this.#proven(expression.end, scope));
    if (typeof object !== "string" && !isList(object)) return refuse("only strings and lists have ranges");
    if (start < 0 || end < start || end > object.length) return refuse("the range is out of bounds");
    return object.slice(start, end);
  }

  #method(expression: Extract<Expression, { kind: "method" }>, scope: Scope): RulesValue {
    const { object, name } = expression;
    const given = () => expression.arguments.map((argument) => this.#proven(argument, scope));
    const namespaced = object.kind === "variable" ? namespaceFunction(object.name, name) : null;
    if (namespaced) return namespaced(...given());
    const self = this.value(object, scope);
    if (self instanceof ProvenToHold) return heldMethod(self, name, given());
    if (self instanceof PartlyProvenMap) return partlyProvenMethod(self, name, given());
    return callMethod(proven(self), name, given());
  }

  #call(expression: Extract<Expression, { kind: "call" }>, scope: Scope): RulesValue {
    const given = expression.arguments.map((argument) => this.value(argument, scope));
    const result = this.#builtIn(expression.name, given);
    return result === undefined ? this.#defined(expression.name, given, scope) : result;
  }

  /** The result of a built-in function, or undefined if there is none of this name. */
  #builtIn(name: string, given: RulesValue[]): RulesValue | undefined {
    const first = () => (given[0] === undefined ? refuse(`${name}() needs an argument`) : proven(given[0]));
    const path = () => {
      const value = first();
      return value instanceof RulesPath ? value : refuse(`${name}() needs a path`);
    };
    switch (name) {
      case "get":
      case "getAfter":
        return (
          this.environment.lookUp(path(), name === "get" ? "before" : "after") ?? refuse("no such document")
        );
      case "exists":
      case "existsAfter":
        return this.environment.lookUp(path(), name === "exists" ? "before" : "after") !== null;
      case "debug":
        return given[0];
      case "int":
        return toInt(first());
      case "float":
        return toFloat(first());
      case "string":
        return toText(first());
      case "path": {
        const value = first();
        if (typeof value !== "string") return refuse("path() needs a string");
        return new RulesPath(value.split("/").filter(Boolean));
      }
      default:
        return undefined;
    }
  }

  #defined(name: string, given: RulesValue[], scope: Scope): RulesValue {
    if (this.depth >= MAX_CALL_DEPTH) return refuse("functions call each other too deeply");
    for (let current: Scope | null = scope; current; current = current.outer) {
      const definition = current.functions.get(name);
      if (!definition) continue;
      if (given.length !== definition.parameters.length)
        return refuse(`wrong number of arguments for ${name}()`);
      const variables = new Map<string, RulesValue>(
        definition.parameters.map((parameter, index) => [parameter, given[index]!]),
      );
      const inner: Scope = { variables, functions: new Map(), outer: current };
      const evaluation = new Evaluation(this.environment, this.depth + 1);
      for (const { name: variable, value } of definition.bindings) {
        variables.set(variable, evaluation.value(value, inner));
      }
      return evaluation.value(definition.result, inner);
    }
    return refuse(`no function ${name}`);
  }
}

function memberOf(object: RulesValue, name: string): RulesValue {
  if (!isMap(object)) return refuse(object === null ? "Null value error." : `no property ${name} here`);
  const value = object.get(name);
  if (value !== undefined) return value;
  return object instanceof PartlyProvenMap ? UNPROVEN : refuse(`Property ${name} is undefined on object.`);
}

function elementAt(object: RulesValue, key: RulesValue): RulesValue {
  if (typeof key === "string") return memberOf(object, key);
  if (typeof key !== "number") return refuse("an index must be a string or an int");
  const sequence = object instanceof RulesPath ? object.segments : object;
  if (typeof sequence !== "string" && !isList(sequence))
    return refuse("only lists, strings and paths have indexes");
  return sequence[key] ?? refuse("the index is out of bounds");
}

/** `hasAny` and `hasAll` are proven true by array-contains; nothing about such a list is ever proven false. */
function heldMethod({ values }: ProvenToHold, name: string, given: RulesValue[]): boolean {
  const wanted = given[0] === undefined ? refuse(`${name}() needs an argument`) : elementsOf(given[0]);
  if (name === "hasAny" && wanted.some((each) => includesValue(values, each))) return true;
  if (name === "hasAll" && wanted.every((each) => includesValue(values, each))) return true;
  return refuse("the query does not prove this value");
}

/** Of `resource.data` in a list request only a proven field may be asked for: the default is never proven. */
function partlyProvenMethod(self: PartlyProvenMap, name: string, given: RulesValue[]): RulesValue {
  const [key] = given;
  const value = name === "get" && typeof key === "string" ? self.get(key) : undefined;
  return value ?? refuse("the query does not prove this value");
}

function toInt(value: RulesValue): number {
  if (typeof value !== "string") return Math.trunc(toJsNumber(value));
  return /^-?\d+$/.test(value) ? Number(value) : refuse("not an int");
}

function toFloat(value: RulesValue): RulesFloat {
  const number = typeof value === "string" && value.trim() ? Number(value) : toJsNumber(value);
  return Number.isNaN(number) ? refuse("not a float") : new RulesFloat(number);
}

function toText(value: RulesValue): string {
  if (value instanceof RulesFloat) return String(value.number);
  if (
    value === null ||
    typeof value === "boolean" ||
    typeof value === "number" ||
    typeof value === "string"
  ) {
    return String(value);
  }
  return value instanceof RulesPath ? value.toString() : refuse("no text for this type");
}
