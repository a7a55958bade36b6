import AppIntents
import Testing

struct ResolverTests {
  /// What a resolver is told about its parameter.
  struct Telling: Resolver {
    func resolve(from input: String, context: Context<Int>) async throws -> Int? {
      #expect(String(localized: context.title) == "Count")
      #expect(context.isOptional)
      #expect(context.controlStyle == .field)
      if input == "many" { return context.inclusiveRange?.upperBound }
      if input == "ask" { return try await context.requestValue("How many?") }
      if input == "choose" { return try await context.requestDisambiguation(among: [2, 3]) }
      if input == "check" { return try await context.requestConfirmation(for: 5) ? 5 : nil }
      throw input == "which"
        ? context.needsDisambiguationError(among: [1, 2]) : context.needsValueError("Again?")
    }
  }

  @Test func aResolverKnowsItsParameterAndCanAsk() async throws {
    let count = IntentParameter<[Int]?>(
      title: "Count", controlStyle: .field, inclusiveRange: (0, 9), resolvers: { Telling() })
    let conversion = ParameterConversionTests.english
    func made(_ text: String) async throws -> [Int]? {
      try await conversion.convert(text, for: count) as? [Int]
    }
    #expect(try await made("many") == [9])
    let run = ScriptedRun(.value(4), .index(1), .confirmed(true))
    try await IntentRun.$context.withValue(run) { () async throws -> Void in
      #expect(try await made("ask") == [4])
      #expect(try await made("choose") == [3])
      #expect(try await made("check") == [5])
    }
    guard case .value(let asked) = run.prompts[0].kind else {
      Issue.record("no value")
      return
    }
    #expect(asked === count)
    let error = await #expect(throws: ParameterPromptError.self) { _ = try await made("else") }
    #expect(error?.prompt.dialog == "Again?")
    let choice = await #expect(throws: ParameterPromptError.self) { _ = try await made("which") }
    guard case .disambiguation(_, let items)? = choice?.prompt.kind else {
      Issue.record("none")
      return
    }
    #expect(items as? [Int] == [1, 2])
  }

  @Test func aContextSaysWhatTheParameterSays() {
    func context<V: _IntentValue, T: _IntentValue>(_ parameter: IntentParameter<V>, _ type: T.Type)
      -> IntentParameterContext<T>
    {
      IntentParameterContext(parameter, ParameterConversionTests.english)
    }
    let tip = IntentParameter<IntentCurrencyAmount?>(currencyCodes: ["EUR"], inclusiveRange: (1, 2))
    #expect(context(tip, IntentCurrencyAmount.self).currencyCodes == ["EUR"])
    #expect(context(tip, IntentCurrencyAmount.self).inclusiveRange?.upperBound == 2)
    #expect(context(IntentParameter<[Date]>(kind: .time), Date.self).dateKind == .time)
    #expect(
      context(IntentParameter<String>(inputOptions: .init(multiline: true)), String.self).inputOptions?
        .multiline == true)
    let milk = IntentParameter<Bool>(displayName: .init(true: "With", false: "Without"))
    #expect(context(milk, Bool.self).displayName == milk.displayName)
    #expect(
      context(IntentParameter<CLPlacemark>(displayStyle: .name), CLPlacemark.self).displayStyle == .name)
    #expect(context(IntentParameter<IntentPerson>(mode: .phone), IntentPerson.self).parameterMode == .phone)
    let walk = IntentParameter<Measurement<UnitLength>>(unit: .miles, supportsNegativeNumbers: false)
    let told = context(walk, Measurement<UnitLength>.self)
    #expect(told.unit == .miles && told.defaultUnit == nil)
    #expect(!told.unitAdjustForLocale && !told.supportsNegativeNumbers)
  }

  @Test func specificationsAreListsOfResolvers() {
    #expect(Array(Int.defaultResolverSpecification).count == 3)
    #expect(Array(EmptyResolverSpecification<Date>()).isEmpty)
    #expect(Array(Date.defaultResolverSpecification).isEmpty)
    @ResolverSpecificationBuilder<Int> func make(_ radix: Int)
      -> ResolverSpecificationBuilder<Int>.Specification
    {
      IntResolver()
      IntFromStringResolver(radix: radix)
    }
    #expect(make(8) == make(8))
    #expect(make(8) != make(16))
    #expect(Set([make(8), make(8)]).count == 1)
    #expect(IntFromDoubleResolver(roundingRule: .up).roundingRule == .up)
    #expect(IntFromStringResolver(radix: 8).radix == 8)
    #expect(Set([BoolFromStringResolver()]).contains(BoolFromStringResolver()))
  }

  @Test func aRadixOutOfReachTraps() async {
    await #expect(processExitsWith: .failure) { _ = IntFromStringResolver(radix: 1) }
  }
}
