import AppIntents

/// Takes the lines of a recipe card as text, and reads numbers, switches and addresses from it.
public struct ReadRecipeCard: AppIntent {
  public static var title: LocalizedStringResource = "Read Recipe Card"

  @Parameter(
    title: "Eggs", inclusiveRange: (0, 24),
    resolvers: {
      DozenResolver()
      IntFromStringResolver()
    })
  public var eggs: Int

  @Parameter(
    title: "Litres", inclusiveRange: (0, 5),
    resolvers: {
      DoubleFromStringResolver()
      DoubleFromIntResolver()
    })
  public var litres: Double

  @Parameter(title: "Oven Needed", resolvers: { BoolFromStringResolver() })
  public var needsOven: Bool

  @Parameter(title: "Page", resolvers: { URLFromStringResolver() })
  public var page: URL?

  @Parameter(title: "Story", resolvers: { AttributedStringFromStringResolver() })
  public var story: AttributedString?

  @Parameter(
    title: "Line",
    resolvers: {
      StringFromIntResolver()
      StringFromDoubleResolver()
    })
  public var line: String?

  public init() {}

  public static var parameterSummary: some ParameterSummary {
    When(\.$line, .hasPrefix, "http") {
      Summary("Read the page \(\.$page)")
    } otherwise: {
      When(\.$line, .contains, "egg") {
        Summary("Read \(\.$eggs) eggs")
      } otherwise: {
        Summary("Read \(\.$line)") {
          \.$litres
          \.$needsOven
          \.$story
        }
      }
    }
  }

  public func perform() async throws -> some ReturnsValue<Int> {
    .result(value: eggs)
  }
}
