import AppIntents

/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }

  /// The default families of a widget.
  static let home: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]

  /// The corresponding family for the parameters and summaries of an intent, or nil if there is none.
  package var intentFamily: IntentWidgetFamily? {
    switch self {
    case .systemSmall: .systemSmall
    case .systemMedium: .systemMedium
    case .systemLarge: .systemLarge
    case .systemExtraLarge: .systemExtraLarge
    case .systemExtraLargePortrait: nil
    case .accessoryCircular: .accessoryCircular
    case .accessoryRectangular: .accessoryRectangular
    case .accessoryInline: .accessoryInline
    case .accessoryCorner: .accessoryCorner
    }
  }
}
