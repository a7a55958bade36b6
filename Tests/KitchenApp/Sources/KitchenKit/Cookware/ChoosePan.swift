import AppIntents

/// Picks pans for a dish; options can be given as items, sections or plain values.
public struct ChoosePan: AppIntent {
  public static var title: LocalizedStringResource = "Choose a Pan"
  public static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

  @Parameter(title: "Pans", size: IntentCollectionSize(exactly: 1), query: PanQuery())
  public var pans: [Pan]

  @Parameter(title: "Lid", optionsProvider: LidOptions())
  public var lid: Double?

  @Parameter(title: "Heat", default: 3, controlStyle: .field, inclusiveRange: (1, 9))
  public var heat: Int

  @Parameter(title: "Fat", inputConnectionBehavior: .never, optionsProvider: FatOptions())
  public var fat: String

  public init() {}

  public static var parameterSummary: some ParameterSummary {
    When(\.$fat, .hasNoValue) {
      Summary("Choose \(\.$pans)")
    } otherwise: {
      When(\.$heat, .greaterThanOrEqualTo, 7) {
        Summary("Choose \(\.$pans) for frying in \(\.$fat)")
      } otherwise: {
        When(\.$fat, .oneOf, ["butter", "ghee"]) {
          Summary("Choose \(\.$pans) for butter")
        } otherwise: {
          Summary {
            \.$heat
            \.$fat
          }
        }
      }
    }
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<[Pan]> {
    .result(value: pans)
  }
}

public struct LidOptions: DynamicOptionsProvider {
  public init() {}

  public func results() async throws -> [Double] { [16, 20, 28] }
}

public struct FatOptions: DynamicOptionsProvider {
  public init() {}

  public func results() async throws -> ItemCollection<String> {
    ItemCollection(sections: [
      ItemSection(title: "From Plants", items: [Item("oil", title: "Oil"), Item("margarine")]),
      ItemSection(items: [Item("butter"), Item("ghee")]),
    ])
  }
}
