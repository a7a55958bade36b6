import AppIntents
import Testing

/// One condition of each kind, each with its own letter.
private struct Choosing: AppIntent {
  static let title: LocalizedStringResource = "Choose"
  @Parameter(title: "On") var on: Bool?
  @Parameter(title: "Count") var count: Int?
  @Parameter(title: "Text") var text: String?
  @Parameter(title: "Pace") var pace: Kitchen.Pace?
  @Parameter(title: "Pot") var pot: Kitchen.Pot?
  @Parameter(title: "Recipe") var recipe: Kitchen.Recipe?

  static var parameterSummary: some ParameterSummary {
    When(\.$on, .equalTo, true) {
      Summary("on")
    } otherwise: {
      When(\.$count, .greaterThanOrEqualTo, 10) {
        Summary("many")
      } otherwise: {
        When(\.$count, .lessThan, 3) {
          Summary("few")
        } otherwise: {
          When(\.$text, .hasPrefix, "so") {
            Summary("prefix \(\.$text)")
          } otherwise: {
            When(\.$pace, .oneOf, [.brisk, .rushed]) {
              Summary("fast")
            } otherwise: {
              When(\.$pot, identifier: .equalTo, 7) {
                Summary("seven")
              } otherwise: {
                When(\.$recipe, identifier: .hasSuffix, "stew") {
                  Summary("stew")
                } otherwise: {
                  When(\.$text, .hasAnyValue) {
                    Summary("text")
                  } otherwise: {
                    Summary("nothing")
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

private func holds(
  _ subject: SummaryCondition.Subject, _ test: SummaryCondition.Test, family: IntentWidgetFamily? = nil,
  set: (Choosing) -> Void = { _ in }
) -> Bool {
  let intent = Choosing()
  set(intent)
  let parameters = Dictionary(uniqueKeysWithValues: ParameterNames.of(intent).map { ($0.name, $0.parameter) })
  return SummaryCondition(subject: subject, test: test).holds(for: family, parameters: parameters)
}

@Suite struct ParameterSummaryWhenConditionTests {
  private func sentence(_ set: (Choosing) -> Void) -> String {
    let intent = Choosing()
    set(intent)
    return intent.sentence()
  }

  @Test func theFirstConditionThatHoldsDecides() {
    #expect(sentence { _ in } == "nothing")
    #expect(sentence { $0.on = true } == "on")
    #expect(sentence { $0.on = false } == "nothing")
    #expect(sentence { $0.count = 10 } == "many")
    #expect(sentence { $0.count = 2 } == "few")
    #expect(sentence { $0.count = 3 } == "nothing")
    #expect(sentence { $0.text = "soup" } == "prefix [text]")
    #expect(sentence { $0.text = "cake" } == "text")
    #expect(sentence { $0.pace = .rushed } == "fast")
    #expect(sentence { $0.pace = .slow } == "nothing")
    #expect(sentence { $0.pot = Kitchen.Pot(id: 7) } == "seven")
    #expect(sentence { $0.recipe = Kitchen.Recipe(id: "bean stew") } == "stew")
    #expect(sentence { ($0.on, $0.count) = (true, 2) } == "on")
  }

  @Test(arguments: [
    (ComparableComparisonOperator.lessThan, [true, false, false]),
    (.lessThanOrEqualTo, [true, true, false]), (.greaterThan, [false, false, true]),
    (.greaterThanOrEqualTo, [false, true, true]),
  ])
  func orders(_ relation: ComparableComparisonOperator, expected: [Bool]) {
    #expect(
      [1, 2, 3].map { count in holds(.parameter("count"), .ordered(relation, 2)) { $0.count = count } }
        == expected)
    #expect(
      [1, 2, 3].map { id in
        holds(.identifier("pot"), .ordered(relation, 2)) { $0.pot = Kitchen.Pot(id: id) }
      } == expected)
    #expect(!holds(.parameter("count"), .ordered(relation, 2)))
  }

  @Test(arguments: [
    (StringComparisonOperator.contains, [true, true, true, false]),
    (.doesNotContain, [false, false, false, true]), (.hasPrefix, [true, false, false, false]),
    (.hasSuffix, [false, false, true, false]),
  ])
  func texts(_ relation: StringComparisonOperator, expected: [Bool]) {
    let texts = ["pea soup", "a pea soup", "the pea", "leek"]
    #expect(
      texts.map { text in holds(.parameter("text"), .text(relation, "pea")) { $0.text = text } } == expected)
    #expect(holds(.parameter("text"), .text(relation, "pea")) == (relation == .doesNotContain))
  }

  @Test func absence() {
    #expect(holds(.parameter("count"), .hasNoValue))
    #expect(!holds(.parameter("count"), .hasValue))
    #expect(holds(.parameter("count"), .isNone(of: [3])))
    #expect(holds(.parameter("count"), .isOne(of: [nil])))
    #expect(holds(.parameter("count"), .hasValue) { $0.count = 0 })
  }

  @Test func entitiesAreTheSameByTheirIdentifiers() {
    #expect(holds(.parameter("pot"), .isOne(of: [Kitchen.Pot(id: 2)])) { $0.pot = Kitchen.Pot(id: 2) })
    #expect(!holds(.parameter("pot"), .isOne(of: [Kitchen.Pot(id: 3)])) { $0.pot = Kitchen.Pot(id: 2) })
  }

  @Test func widgets() {
    #expect(holds(.widgetFamily, .isOne(of: [IntentWidgetFamily.systemSmall]), family: .systemSmall))
    #expect(!holds(.widgetFamily, .isOne(of: [IntentWidgetFamily.systemSmall])))
    #expect(holds(.widgetFamily, .isNone(of: [IntentWidgetFamily.systemSmall]), family: .systemLarge))
  }
}

/// The forms of `When` that the choice above does not have.
private struct OtherForms: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Other"
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Pot") var pot: Kitchen.Pot?
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("small")
    } otherwise: {
      When(widgetFamily: .oneOf, [.systemLarge, .systemExtraLarge]) {
        Summary("large")
      } otherwise: {
        When(\.$count, .notEqualTo, 1) {
          Summary("count")
        } otherwise: {
          When(\.$pot, .hasNoValue) {
            Summary("no pot")
          } otherwise: {
            When(\.$pot, identifier: .oneOf, [1, 2]) {
              Summary("low")
            } otherwise: {
              When(\.$pot, identifier: .greaterThan, 100) {
                Summary("high")
              } otherwise: {
                Summary("pot")
              }
            }
          }
        }
      }
    }
  }
}

@Suite struct ParameterSummaryWhenConditionFormTests {
  @Test func eachFormDecides() {
    #expect(OtherForms().sentence(for: .systemSmall) == "small")
    #expect(OtherForms().sentence(for: .systemExtraLarge) == "large")
    #expect(OtherForms().sentence(for: .systemMedium) == "no pot")
    let intent = OtherForms()
    intent.pot = Kitchen.Pot(id: 2)
    #expect(intent.sentence() == "low")
    intent.pot = Kitchen.Pot(id: 101)
    #expect(intent.sentence() == "high")
    intent.pot = Kitchen.Pot(id: 50)
    #expect(intent.sentence() == "pot")
    intent.count = 4
    #expect(intent.sentence() == "count")
  }
}
