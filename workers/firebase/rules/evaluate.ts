import { callBuiltIn, type LookUp } from "./built-ins";
import type { Coverage } from "./coverage";
import { elementAt, memberOf, methodOfPartlyProven, methodOfUnproven, rangeOf } from "./members";
import { callMethod, callNamespace } from "./methods";
import { applyOperator, negate } from "./operators";
import { RulesError, RulesLimitError, refuse } from "./rules-error";
import type { Expression, ExpressionOf, FunctionDefinition } from "./syntax";
import { decideType, requireProven, Unproven } from "./unproven";
import { isOfType, PartlyProvenMap, RulesPath, type RulesValue } from "./values";

/** Limits of one request: https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
const MAX_EXPRESSIONS = 1000;
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
  lookUp: LookUp;
}

/** Evaluates the expressions of one request, which together must keep within the limits. */
export class Evaluation {
  #evaluated = 0;
  readonly #calling: FunctionDefinition[] = [];

  constructor(
    private readonly environment: RequestEnvironment,
    private readonly coverage?: Coverage,
  ) {}

  /** The value of an expression. Throws RulesError where Firestore would call the evaluation an error. */
  value(expression: Expression, scope: Scope): RulesValue {
    if (expression.kind !== "literal" && ++this.#evaluated > MAX_EXPRESSIONS) {
      throw new RulesLimitError(`more than ${MAX_EXPRESSIONS} expressions were evaluated`);
    }
    try {
      const value = this.#compute(expression, scope);
      this.coverage?.record(expression, value);
      return value;
    } catch (error) {
      this.coverage?.recordError(expression);
      throw error;
    }
  }

  #compute(expression: Expression, scope: Scope): RulesValue {
    switch (expression.kind) {
      case "literal":
        return expression.value;
      case "variable":
        return this.#variable(expression.name, scope);
      case "list":
        return expression.elements.map((element) => this.#proven(element, scope));
      case "map":
        return this.#map(expression, scope);
      case "path":
        return new RulesPath(expression.parts.flatMap((part) => this.#pathSegments(part, scope)));
      case "not":
        return !this.#boolean(expression.operand, scope);
      case "negate":
        return negate(this.#proven(expression.operand, scope));
      case "conditional":
        return this.value(
          this.#boolean(expression.condition, scope) ? expression.whenTrue : expression.whenFalse,
          scope,
        );
      case "is": {
        const operand = this.value(expression.operand, scope);
        return operand instanceof Unproven
          ? decideType(operand, expression.type)
          : isOfType(operand, expression.type);
      }
      case "member":
        return memberOf(this.value(expression.object, scope), expression.name);
      case "index":
        return elementAt(this.value(expression.object, scope), this.value(expression.index, scope));
      case "range":
        return rangeOf(
          this.value(expression.object, scope),
          this.value(expression.from, scope),
          this.value(expression.to, scope),
        );
      case "method":
        return this.#method(expression, scope);
      case "call":
        return this.#call(expression, scope);
      case "binary":
        return this.#binary(expression, scope);
    }
  }

  #proven(expression: Expression, scope: Scope): RulesValue {
    return requireProven(this.value(expression, scope));
  }

  #boolean(expression: Expression, scope: Scope): boolean {
    const value = this.#proven(expression, scope);
    return typeof value === "boolean" ? value : refuse("not a boolean");
  }

  #map({ entries }: ExpressionOf<"map">, scope: Scope): RulesValue {
    return new Map(
      entries.map(([key, value]) => {
        const name = this.#proven(key, scope);
        return [
          typeof name === "string" ? name : refuse("a key must be a string"),
          this.#proven(value, scope),
        ];
      }),
    );
  }

  #binary({ operator, left, right }: ExpressionOf<"binary">, scope: Scope): RulesValue {
    if (operator === "&&" || operator === "||") return this.#logical(left, right, scope, operator === "||");
    return applyOperator(operator, this.value(left, scope), this.value(right, scope));
  }

  /** An error on one side counts only if the other side does not decide alone. */
  #logical(left: Expression, right: Expression, scope: Scope, decisive: boolean): boolean {
    let failure: RulesError | null = null;
    try {
      if (this.#boolean(left, scope) === decisive) return decisive;
    } catch (error) {
      if (!(error instanceof RulesError) || error instanceof RulesLimitError) throw error;
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
    const value = this.environment.variables.get(name);
    return value === undefined ? refuse(`unknown variable ${name}`) : value;
  }

  #pathSegments(part: Expression, scope: Scope): readonly string[] {
    const value = this.#proven(part, scope);
    if (value instanceof RulesPath) return value.segments;
    return typeof value === "string" ? value.split("/") : refuse("a path segment must be a string");
  }

  #method({ object, name, arguments: given }: ExpressionOf<"method">, scope: Scope): RulesValue {
    const values = () => given.map((argument) => this.#proven(argument, scope));
    const ofNamespace = object.kind === "variable" ? callNamespace(object.name, name, values) : undefined;
    if (ofNamespace !== undefined) return ofNamespace;
    if (object.kind === "path" && name === "bind") return this.#bind(object, values(), scope);
    const self = this.value(object, scope);
    if (self instanceof Unproven) return methodOfUnproven(self, name, values());
    if (self instanceof PartlyProvenMap) return methodOfPartlyProven(self, name, values());
    return callMethod(self, name, values());
  }

  /** `/a/$(x).bind({"x": …})`: the map gives the path's variables. */
  #bind(path: ExpressionOf<"path">, [given]: RulesValue[], scope: Scope): RulesValue {
    if (!(given instanceof Map)) return refuse("bind() needs a map of the path's variables");
    return this.value(path, { variables: given, functions: new Map(), outer: scope });
  }

  #call({ name, arguments: argumentList }: ExpressionOf<"call">, scope: Scope): RulesValue {
    const given = argumentList.map((argument) => this.value(argument, scope));
    for (let current: Scope | null = scope; current; current = current.outer) {
      const definition = current.functions.get(name);
      if (definition) return this.#callDefined(definition, given, current);
    }
    const result = callBuiltIn(name, given, this.environment.lookUp);
    return result === undefined ? refuse(`Function not found error: Name: [${name}].`) : result;
  }

  /** A function sees its arguments, its bindings, and what stands around the place where it is defined. */
  #callDefined(definition: FunctionDefinition, given: RulesValue[], definedIn: Scope): RulesValue {
    const { name, parameters, bindings, result } = definition;
    if (given.length !== parameters.length) return refuse(`wrong number of arguments for ${name}()`);
    if (this.#calling.includes(definition)) throw new RulesLimitError(`${name}() calls itself`);
    if (this.#calling.length >= MAX_CALL_DEPTH)
      throw new RulesLimitError("functions call each other too deeply");
    const variables = new Map<string, RulesValue>(
      parameters.map((parameter, index) => [parameter, given[index]!]),
    );
    const inner: Scope = { variables, functions: new Map(), outer: definedIn };
    this.#calling.push(definition);
    try {
      for (const binding of bindings) variables.set(binding.name, this.value(binding.value, inner));
      return this.value(result, inner);
    } finally {
      this.#calling.pop();
    }
  }
}
